import { vars } from '../themes/vars.css.ts'

/** The look of keyboard focus, for `:focus-visible`. */
export const focusRing = { outline: `${vars.focus.width} solid ${vars.focus.ring}`, outlineOffset: vars.focus.offset }
