/** What the browser around the page should know. On phones there is none. */
export const useBrowser = (_language: string, _background: string, _dark: boolean): void => undefined
