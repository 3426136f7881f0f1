/** Bytes that nobody can foresee. */
export { getRandomBytes as randomBytes } from 'expo-crypto'
