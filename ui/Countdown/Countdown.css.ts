import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const countdown = style({ color: vars.text.muted, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums lining-nums' })
