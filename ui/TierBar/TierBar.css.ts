import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { headingType } from '../typeStyles.css.ts'

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

export const tier = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  color: vars.text.muted,
  selectors: { '&[data-reached]': { color: vars.text.base } },
})

/** Marks the current tier without relying on colour. */
export const mark = style({
  display: 'grid',
  justifyContent: 'center',
  blockSize: '0.5rem',
  '::before': {
    content: '""',
    display: 'none',
    border: '0.4375rem solid transparent',
    borderBlockEnd: 0,
    borderBlockStartColor: vars.accent.solid,
    forcedColorAdjust: 'none',
  },
  selectors: { '[aria-current] > &::before': { display: 'block' } },
  '@media': { '(forced-colors: active)': { '::before': { borderBlockStartColor: 'CanvasText' } } },
})

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  textAlign: 'center',
  minInlineSize: 0,
  '@container': {
    [cramped]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space.xs,
    },
  },
})
export const label = style({
  fontFamily: vars.font.amount,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.medium,
  // The same line height for the larger text, so that all starts align.
  lineHeight: '1.75rem',
  selectors: { '[aria-current] &': { color: vars.accent.text, fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.amount } },
})
export const from = style({ color: vars.text.muted, fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.snug })
/** The bar's headline: first in sight, after the tiers that it refers to for a screen reader. */
export const next = style({ ...headingType, order: -1, fontSize: vars.fontSize.xl, lineHeight: vars.lineHeight.snug, textWrap: 'balance' })
