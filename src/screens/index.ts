/** The screens' door: what `App.tsx` puts together. */
export { Navigation } from './shell/Navigation'
export { Providers } from './shell/Providers'
export type { Services } from './services'
