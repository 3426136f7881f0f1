/** The ui's door: props in, callbacks out. Board, dice, players, and the kit every page is built from. */
export * from './board/index'
export * from './chart/index'
export * from './dice/index'
export * from './kit/index'
export * from './marks/index'
export * from './players/index'
