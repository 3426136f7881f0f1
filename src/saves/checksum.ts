/** A short mark that follows from a text (FNV-1a, 32 bits): tells torn and flipped texts from whole ones, and stops no forger. */
export const checksum = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
