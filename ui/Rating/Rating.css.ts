import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { amountType } from '../typeStyles.css.ts'

export const rating = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  lineHeight: vars.lineHeight.snug,
})
export const star = style({ blockSize: '1.125rem', inlineSize: '1.125rem', flexShrink: 0, color: vars.accent.bright })
export const value = style({ ...amountType, fontSize: vars.fontSize.xl })
export const count = style({ color: vars.text.muted, fontSize: vars.fontSize.xs, minInlineSize: 0 })
