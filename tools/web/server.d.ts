/** The one function of React's that the picture of Home needs; react-dom brings no types. */
declare module 'react-dom/server' {
  import type { ReactNode } from 'react'

  export const renderToStaticMarkup: (what: ReactNode) => string
}
