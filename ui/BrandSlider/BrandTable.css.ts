import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { corner, ground } from '../parts/imageVars.css.ts'
import { headingType } from '../typeStyles.css.ts'

/** A column that shows all at once: that of a window of 900 px. */
const roomy = '(min-width: 52.5rem)'

export const column = style({ containerType: 'inline-size' })
export const wide = style({ display: 'none', '@container': { [roomy]: { display: 'block' } } })
export const narrow = style({ '@container': { [roomy]: { display: 'none' } } })

export const table = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.md })
export const one = style({ display: 'grid', minInlineSize: 0 })
export const brand = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  color: 'inherit',
  textDecoration: 'none',
})
export const picture = style({
  display: 'grid',
  overflow: 'hidden',
  aspectRatio: '5 / 3',
  borderRadius: vars.radius.card,
  vars: { [ground]: vars.accent.soft },
  ...headingType,
  fontSize: vars.fontSize.display,
  color: vars.accent.text,
})
/** It fills the form that the theme gives it. */
globalStyle(`${brand} > ${picture} > *`, { aspectRatio: 'auto', border: 0, borderRadius: 'inherit' })
export const logo = style({ inlineSize: '2.25rem', vars: { [corner]: vars.radius.round, [ground]: vars.accent.soft } })
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
  lineHeight: vars.lineHeight.snug,
})
export const name = style({ fontWeight: vars.fontWeight.strong, textWrap: 'balance' })
export const detail = style({ color: vars.text.muted, fontSize: vars.fontSize.sm, fontVariantNumeric: 'tabular-nums lining-nums' })
