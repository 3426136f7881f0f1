/** The same by the browser's own. Each fails where the browser refuses. */
export const copyText = async (text: string): Promise<boolean> => {
  await navigator.clipboard.writeText(text)
  return true
}

export const pasteText = (): Promise<string> => navigator.clipboard.readText()
