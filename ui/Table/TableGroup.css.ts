import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const group = style({
  display: 'block',
  inlineSize: '100%',
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.border.strong}`,
  selectors: { '&[data-floats]': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 } },
})
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  paddingInline: vars.space.xs,
  paddingBlock: `${vars.space.md} ${vars.space.xxs}`,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
})
export const title = style({ flex: 'none', fontWeight: vars.fontWeight.strong })
export const note = style({ color: vars.text.muted, fontSize: vars.fontSize.xs })
export const sum = style({
  flex: 'none',
  marginInlineStart: 'auto',
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
