/**
 * Names who judges: what others have judged is judged anew. The first letters of the hash of the networks' files, held by a
 * test; then how they judge: by the second way, the last round too.
 */
export const judgeVersion = '0444f92c-2'
