import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const ground = createVar()
export const ink = createVar()

export const band = style({
  padding: vars.space.md,
  // In forced-colors mode the border remains.
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.card,
  backgroundColor: fallbackVar(ground, vars.surface.sunken),
  color: fallbackVar(ink, vars.text.base),
})
