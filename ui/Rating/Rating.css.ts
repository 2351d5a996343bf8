import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const rating = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const stars = style({
  blockSize: '1.125em',
  inlineSize: '5.625em',
  flexShrink: 0,
  color: vars.accent.solid,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
})
export const value = style({ fontWeight: vars.fontWeight.strong })
export const count = style({ color: vars.text.muted, minInlineSize: 0 })
