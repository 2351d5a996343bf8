import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** A box of its own goes to the next line as a whole, and breaks only where no line is long enough for it. */
export const keepTogether = style({ display: 'inline-block', fontVariantNumeric: 'tabular-nums lining-nums' })
export const size = styleVariants({
  inherit: {},
  xl: {
    fontFamily: vars.font.amount,
    fontSize: vars.fontSize.xl,
    fontWeight: vars.fontWeight.amount,
    letterSpacing: vars.tracking.heading,
    lineHeight: 1,
  },
})
