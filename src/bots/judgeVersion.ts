/** Names the networks that judge: what others have judged is judged anew. The first letters of the hash of their files, held by a test. */
export const judgeVersion = '0444f92c'
