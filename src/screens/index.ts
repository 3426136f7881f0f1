/** The screens' door: what `App.tsx` puts together. */
export { randomBytes } from './app/chance'
export { keepFirstPicture, leaveFirstPicture } from './app/firstPicture'
export { Navigation } from './app/Navigation'
export { Providers } from './app/Providers'
export type { Services } from './app/services'
