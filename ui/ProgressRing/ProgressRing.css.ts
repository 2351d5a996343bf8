import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { amountType } from '../typeStyles.css.ts'

export const ring = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '5rem',
  blockSize: '5rem',
})
/** Beside a wide page it is what the page is about. */
globalStyle(`[data-beside] ${ring}`, {
  '@media': { [breakpoints.xl]: { inlineSize: '9.25rem', blockSize: '9.25rem', fontSize: '2.75rem' } },
})
export const drawing = style({ position: 'absolute', inset: 0, rotate: '-90deg' })
const circle = { fill: 'none', strokeWidth: 8 } as const
/** Seen on each ground, also on a block in the colors of the slip. */
export const track = style({
  ...circle,
  stroke: 'color-mix(in srgb, currentColor 18%, transparent)',
  '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
})
export const done = style({
  ...circle,
  stroke: vars.accent.solid,
  transition: `stroke-dasharray ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
})
export const figure = style({ ...amountType, fontSize: 'max(1em, 1.125rem)', lineHeight: 1 })
