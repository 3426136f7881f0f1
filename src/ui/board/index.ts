/** The board, and its small picture. */
export { Board } from './Board'
export { BoardThumbnail } from './BoardThumbnail'
export { layoutOf, stateOf, type SpaceLayout } from './layout'
export { outlinePath, readingOrder } from './geometry'
export { arrowTo } from './Touch'
export { seamRoute } from './seamRoute'
export type { BoardMotion, BoardProps, BustPicture, Outline, SeamMotion } from './types'
