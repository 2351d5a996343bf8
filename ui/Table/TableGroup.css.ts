import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { twoLines } from './Table.css.ts'

export const group = style({
  display: 'block',
  inlineSize: '100%',
  borderBlockEnd: `${vars.stroke.hair} solid ${vars.border.strong}`,
  selectors: { '&[data-floats]': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  paddingInline: vars.space.xs,
  paddingBlock: `${vars.space.md} ${vars.space.xxs}`,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
})
export const title = style({ fontWeight: vars.fontWeight.strong })
export const note = style({
  color: vars.text.muted,
  fontSize: vars.fontSize.xs,
  '@container': { [twoLines]: { order: 1, flexBasis: '100%' } },
})
export const sum = style({ marginInlineStart: 'auto', fontWeight: vars.fontWeight.strong, fontVariantNumeric: 'tabular-nums lining-nums' })
