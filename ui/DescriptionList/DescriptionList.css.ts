import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  // Limited width: on a wide window the eye would lose the line between a term and its detail.
  maxInlineSize: '36rem',
  fontSize: vars.fontSize.sm,
})

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  paddingBlock: vars.space.xs,
  selectors: {
    '&[data-look="facts"] + &': { borderBlockStart: `${vars.stroke.hair} solid ${vars.border.subtle}` },
    '&[data-look="lines"]': { paddingBlock: vars.space.xxs, columnGap: 0, fontVariantNumeric: 'tabular-nums lining-nums' },
  },
})
export const term = style({ color: vars.text.muted, minInlineSize: 0 })
export const detail = style({
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  minInlineSize: 0,
  textWrap: 'pretty',
  // Typed text keeps its lines.
  whiteSpace: 'pre-line',
})
