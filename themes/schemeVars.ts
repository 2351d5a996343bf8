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
