/** Of the theme what the stage needs: times and what they hang on. Fonts and React stay away. */
export * from '../../src/theme/motion'
export * from '../../src/theme/timeline'
