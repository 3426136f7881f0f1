/** The same from the browser. */
export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))
