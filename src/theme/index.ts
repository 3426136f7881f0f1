/** The theme's door: tokens as data, the provider that hands them out, and the frame of the play screen. */
export * from './colours'
export * from './measures'
export * from './motion'
export { families, scaleOf, textStyle, typeTokens, type TypeName } from './type'
export { fontsToLoad } from './fonts'
export { ThemeProvider, useTheme, type Theme, type ThemeProviderProps } from './ThemeProvider'
export { useSystemReducedMotion } from './useSystemReducedMotion'
export { frameFor, isPhone, type Frame, type FrameInput, type Insets, type Layout, type Rect } from './frame'
