/**
 * Names who judges: what others have judged is judged anew. The first letters of the hash of the networks' files, held by a
 * test; then how they judge: by the sixth way, the baron of three plays otherwise among simple players than among equals.
 */
export const judgeVersion = '872946c1-6'
