import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { tileLook } from '../tile.css.ts'
import { amountType } from '../typeStyles.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm })

export const tier = style({
  ...tileLook,
  // The arrow stays at its edge when the badge wraps.
  flexWrap: 'nowrap',
  color: vars.text.base,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  ':hover': { borderColor: vars.accent.solid, backgroundColor: vars.accent.soft },
})
/** Bigger, and on the slip's own color. */
export const bestTier = style([
  tier,
  {
    paddingBlock: vars.space.md,
    borderColor: 'transparent',
    backgroundColor: vars.slipFront.credit,
    color: vars.slipInk.credit,
    boxShadow: `0 0 0 ${vars.stroke.strong} ${vars.slip.edge}`,
    vars: { [vars.text.muted]: vars.slipInk.credit },
    ':hover': {
      borderColor: 'transparent',
      backgroundColor: vars.slipFront.credit,
      boxShadow: `0 0 0 ${vars.stroke.strong} ${vars.accent.solid}, ${vars.shadow.raised}`,
    },
  },
])

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.sm}`,
  flex: 1,
  minInlineSize: 0,
})
export const texts = style({ display: 'flex', flexDirection: 'column', flex: '1 1 8rem', minInlineSize: 0 })
export const get = style({
  ...amountType,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.snug,
  selectors: { [`${bestTier} &`]: { fontSize: vars.fontSize.amount } },
})
export const pay = style({ color: vars.text.muted, fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug })
/** The usual credit, and the rate. */
export const note = style({
  color: vars.text.muted,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
  letterSpacing: 'normal',
})
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, minInlineSize: 0 })
