import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** Too narrow for four columns of text, such as on a phone with double text size. */
const cramped = '(max-width: 12rem)'

export const bar = style({ containerType: 'inline-size', display: 'flex', flexDirection: 'column', gap: vars.space.sm, minInlineSize: 0 })

export const tiers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.xxs,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm } },
})

export const tier = style({ minInlineSize: 0, fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.snug })
export const texts = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xxs, paddingBlockStart: vars.space.xxs })
export const label = style({
  fontWeight: vars.fontWeight.strong,
  flexBasis: '100%',
  selectors: { '[aria-current] &': { color: vars.accent.text } },
  '@media': { '(forced-colors: active)': { selectors: { '[aria-current] &': { textDecorationLine: 'underline' } } } },
})
export const from = style({ color: vars.text.muted })
/** The bar's headline: first in sight, after the tiers that it refers to for a screen reader. */
export const next = style({ order: -1, fontWeight: vars.fontWeight.strong })
