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

/** A hint stands closer to it than the controls do. */
export const label = style({ selectors: { '&[data-hinted]': { marginBlockEnd: `calc(${vars.space.xxs} - ${vars.space.xs})` } } })
