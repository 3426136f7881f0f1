/** Time alone, without colours or React: the tokens of motion and what is reckoned from them. */
export * from './motion'
export * from './timeline'
