/** The screens' door: what `App.tsx` puts together. */
export { Navigation } from './app/Navigation'
export { Providers } from './app/Providers'
export type { Services } from './app/services'
