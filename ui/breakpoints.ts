/** Window widths at which layouts change: 576, 768, 992 and 1200 px at the default text size. A container query has its own. */
export const breakpoints = {
  sm: '(min-width: 36rem)',
  md: '(min-width: 48rem)',
  lg: '(min-width: 62rem)',
  xl: '(min-width: 75rem)',
} as const

/** A phone of the usual width. No layout changes there: an ornament does. */
export const usualPhone = '(min-width: 24rem)'
