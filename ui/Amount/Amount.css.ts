import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const amount = style({
  fontFamily: vars.font.amount,
  fontWeight: vars.fontWeight.amount,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: vars.tracking.heading,
  lineHeight: 1,
  // A sum keeps together; what is beside it gives way.
  overflowWrap: 'break-word',
})
export const size = styleVariants({
  sm: { fontSize: vars.fontSize.md },
  md: { fontSize: vars.fontSize.xl },
  lg: { fontSize: 'clamp(2.25rem, 1.9rem + 1.6vw, 3rem)' },
  xl: { fontSize: 'clamp(3rem, 2.4rem + 3vw, 4.25rem)' },
})
