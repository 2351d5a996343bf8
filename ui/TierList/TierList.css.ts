import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { slipCharacters } from '../parts/sharedVars.css.ts'
import { amountType } from '../typeStyles.css.ts'

/** Sums of more characters are as small as this. */
export const mostCharacters = 10

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm })

export const entry = style({ containerType: 'inline-size', minInlineSize: 0 })

/** Two columns: what is paid and got, and the bonus. The theme lays the card under them, and arranges them on it. */
export const tier = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: '3.75rem',
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.card,
  backgroundColor: vars.slip.paper,
  color: vars.slip.ink,
  textDecoration: 'none',
  fontVariantNumeric: 'lining-nums',
  transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { '(hover: hover)': { ':hover': { translate: '0 -6px' } }, '(forced-colors: active)': { border: '1px solid LinkText' } },
})

export const front = style({ position: 'absolute', inset: 0, zIndex: -1, borderRadius: 'inherit' })
export const stub = style({ zIndex: -1, display: 'none' })
export const meal = style({ display: 'none' })

/** Above the price, which begins the tier's name. */
export const label = style({ gridColumn: 1, gridRow: 1, justifySelf: 'start' })
export const pay = style({ gridColumn: 1, gridRow: 2, fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug, whiteSpace: 'nowrap' })
export const get = style({ gridColumn: 1, gridRow: 3, lineHeight: vars.lineHeight.tight, whiteSpace: 'nowrap' })
export const word = style({ fontSize: vars.fontSize.sm })
const lengths = Array.from({ length: mostCharacters }, (_, index) => String(index + 1))
export const sum = style({
  ...amountType,
  fontSize: `min(${vars.fontSize.xxl}, calc(64cqi / (${slipCharacters} * 0.6)))`,
  selectors: Object.fromEntries(lengths.map((count) => [`&[data-characters="${count}"]`, { vars: { [slipCharacters]: count } }])),
})
export const was = style({ gridColumn: 1, gridRow: 4, fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug, whiteSpace: 'nowrap' })

export const bonus = style({
  gridColumn: 2,
  gridRow: '1 / span 4',
  display: 'grid',
  justifyItems: 'center',
  whiteSpace: 'nowrap',
  textAlign: 'center',
  lineHeight: vars.lineHeight.tight,
  '@media': { '(forced-colors: active)': { border: '1px solid LinkText' } },
})
export const bonusSum = style({ ...amountType, fontSize: vars.fontSize.lg })
export const rate = style({ fontSize: '0.75rem' })
export const arrow = style({
  display: 'none',
  gridArea: '1 / -2 / -1 / -1',
  justifySelf: 'center',
  // In the place of a bonus.
  selectors: { [`&:not(${bonus} ~ *, [data-content="counter"] *)`]: { display: 'flex' } },
})
