import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { amountType } from '../typeStyles.css.ts'

export const amount = style({
  ...amountType,
  lineHeight: 1,
  // The amount breaks only where it does not fit a line of its own.
  flexShrink: 0,
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
})
export const size = styleVariants({
  sm: { fontSize: vars.fontSize.md },
  md: { fontSize: vars.fontSize.xl },
  lg: { fontSize: vars.fontSize.amount },
  xl: { fontSize: vars.fontSize.amountLarge },
  display: { fontSize: 'clamp(3.5rem, 2rem + 6.5vw, 6rem)' },
})
