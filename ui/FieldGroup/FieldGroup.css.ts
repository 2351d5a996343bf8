import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** A fieldset without the browser's frame; it may be narrower than its widest word. */
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

/** A hint stands closer to its label than the controls do: below it, or beside it in a row that ends with a sum. */
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  rowGap: vars.space.xxs,
  selectors: { '&[data-summed]': { flexFlow: 'row wrap', alignItems: 'baseline', columnGap: vars.space.xs } },
})
export const sum = style({ marginInlineStart: 'auto', fontWeight: vars.fontWeight.strong, fontVariantNumeric: 'tabular-nums lining-nums' })
