/** A font as an asset: the number that the bundler gives it. */
declare module '*.woff2' {
  const asset: number
  export default asset
}
