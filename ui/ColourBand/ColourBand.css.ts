import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const band = style({
  padding: vars.space.md,
  // In forced-colors mode the border remains.
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.sunken,
  color: vars.text.base,
})
