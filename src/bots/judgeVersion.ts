/**
 * Names who judges: what others have judged is judged anew. The first letters of the hash of the networks' files, held by a
 * test; then how they judge: by the fifth way, the baron wants a margin where squatters can be used again, and more
 * of it among five slow ones, the more a bust would cost.
 */
export const judgeVersion = '05561ac5-5'
