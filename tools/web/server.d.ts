/** The only function that the picture of Home needs; react-dom ships no types. */
declare module 'react-dom/server' {
  import type { ReactNode } from 'react'

  export const renderToStaticMarkup: (what: ReactNode) => string
}
