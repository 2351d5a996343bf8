import { assignVars } from '@vanilla-extract/css'
import type { Scheme } from './scheme.ts'
import { vars } from './vars.css.ts'

const { surface, text, border, accent, slip, slipFront, slipInk, info, success, warning, danger, shadow, map } = vars
const { ring, ringOnHero } = vars.focus

/** The custom properties that differ between light and dark, in the shape of `Scheme`. */
export const schemeVars = {
  surface,
  text,
  border,
  accent,
  slip,
  slipFront,
  slipInk,
  info,
  success,
  warning,
  danger,
  shadow,
  map,
  focus: { ring, ringOnHero },
}

/** The colors of a scheme for a part of a page, where slips stay as they are. */
export const colorsOf = (scheme: Scheme): Record<string, string> => ({
  ...assignVars(surface, scheme.surface),
  ...assignVars(text, scheme.text),
  ...assignVars(border, scheme.border),
  ...assignVars(accent, scheme.accent),
  ...assignVars(success, scheme.success),
  ...assignVars(danger, scheme.danger),
  ...assignVars(schemeVars.focus, scheme.focus),
})
