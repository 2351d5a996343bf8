import { style } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'

/** A button of a row of choices, of which one is chosen. */
export const toggle = style({})
// Also under a pointer.
const chosen = `${toggle}${toggle}:is([aria-pressed="true"], [data-part]):enabled`

arrangement('slip', 'card')(chosen, { borderColor: vars.border.strong, boxShadow: `inset 0 -3px 0 ${vars.accent.solid}` })
// The color of credit, in a ring of ink.
arrangement('slip', 'tray')(chosen, {
  '@media': {
    '(forced-colors: none)': {
      color: vars.slipInk.credit,
      borderColor: vars.slipInk.credit,
      backgroundColor: vars.slipFront.credit,
      boxShadow: `inset 0 0 0 1px ${vars.slipInk.credit}`,
    },
  },
})
