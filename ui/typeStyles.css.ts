import { vars } from '../themes/vars.css.ts'

export const headingType = {
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.heading,
  letterSpacing: vars.tracking.heading,
} as const

/** Type styles of amounts: tabular figures, so that nothing jumps when they change. */
export const amountType = {
  fontFamily: vars.font.amount,
  fontWeight: vars.fontWeight.amount,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: vars.tracking.heading,
} as const
