import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { amountType } from '../typeStyles.css.ts'

/** An inline block wraps as a whole, and breaks only where no line is long enough for it. */
export const keepTogether = style({ display: 'inline-block', fontVariantNumeric: 'tabular-nums lining-nums' })
export const size = styleVariants({ inherit: {}, xl: { ...amountType, fontSize: vars.fontSize.xl, lineHeight: 1 } })
