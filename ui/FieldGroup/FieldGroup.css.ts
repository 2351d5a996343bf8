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

/** Legends stand outside the flow of a fieldset: their gap is their own. */
export const legend = style({ padding: 0, marginBlockEnd: vars.space.xs, selectors: { '&[data-hinted]': { marginBlockEnd: vars.space.xxs } } })
