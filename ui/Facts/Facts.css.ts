import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'
import { hiddenLook } from '../parts/hidden.css.ts'

const narrow = `not all and ${breakpoints.lg}`

/** In a narrow window the sum and the number of things are its first line. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
})
/** On a phone the chosen days name it. */
export const title = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.strong, '@media': { [narrow]: hiddenLook } })
export const sum = style({ minInlineSize: 0 })
globalStyle(`${sum} > span`, { '@media': { [narrow]: { fontSize: '1.375rem' } } })
export const note = style({ fontSize: vars.fontSize.xs, '@media': { [narrow]: { gridColumn: 2 } } })
globalStyle(`${title} + ${note}`, { '@media': { [narrow]: { gridColumn: '1 / 3' } } })
export const detail = style({ fontSize: vars.fontSize.xs, '@media': { [narrow]: { gridColumn: '1 / 3', gridRow: 2 } } })
export const action = style({ '@media': { [narrow]: { gridColumn: 3, gridRow: '1 / span 2', alignSelf: 'center' } } })
/** There is room for its icon alone. */
globalStyle(`${action} span`, { '@media': { [narrow]: hiddenLook } })
globalStyle(`${action} button`, { minInlineSize: vars.size.touch, '@media': { [narrow]: { justifyContent: 'center' } } })
