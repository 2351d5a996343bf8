import { vars } from '../themes/vars.css.ts'

/** How titles speak. */
export const headingVoice = {
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.heading,
  letterSpacing: vars.tracking.heading,
} as const

/** How sums of money speak: figures of one width, so that nothing jumps when they change. */
export const amountVoice = {
  fontFamily: vars.font.amount,
  fontWeight: vars.fontWeight.amount,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: vars.tracking.heading,
} as const
