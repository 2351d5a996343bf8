import { style } from '@vanilla-extract/css'
import * as parts from '../../themes/parts.css.ts'
import { vars } from '../../themes/vars.css.ts'
import { tileLook } from '../tile.css.ts'
import { amountType } from '../typeStyles.css.ts'

/** Width of the list from which there is room for an arrow and larger drawings. */
const roomy = '(min-width: 24rem)'

export const list = style([parts.tierList, { display: 'flex', flexDirection: 'column', gap: vars.space.sm, containerType: 'inline-size' }])

export const tier = style([
  parts.tier,
  {
    ...tileLook,
    color: vars.text.base,
    textDecoration: 'none',
    fontVariantNumeric: 'lining-nums',
    '@media': { '(forced-colors: active)': { border: '1px solid LinkText' } },
  },
])

export const meal = style([
  parts.tierMeal,
  { flexShrink: 0, inlineSize: '3.75rem', blockSize: '3.25rem', '@container': { [roomy]: { inlineSize: '5rem', blockSize: '4.25rem' } } },
])

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  flex: '1 1 6rem',
  minInlineSize: 0,
})
/** Above the price, which begins the tier's name. */
export const label = style({ order: -1 })
export const get = style({
  ...amountType,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'normal',
  '@container': { [roomy]: { fontSize: vars.fontSize.xxl, selectors: { '[data-best] &': { fontSize: '2rem' } } } },
})
export const pay = style({ fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug })

export const bonus = style([
  parts.tierBonus,
  {
    flexShrink: 0,
    display: 'grid',
    justifyItems: 'center',
    whiteSpace: 'nowrap',
    textAlign: 'center',
    lineHeight: vars.lineHeight.tight,
    '@media': { '(forced-colors: active)': { border: '1px solid LinkText' } },
  },
])
export const bonusSum = style({ ...amountType, fontSize: vars.fontSize.lg })
export const rate = style({ fontSize: '0.75rem' })
export const arrow = style({ display: 'none', '@container': { [roomy]: { display: 'flex' } } })
