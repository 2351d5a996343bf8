import type { Ramp } from './ramp.ts'
import type { StatusTokens } from './scheme.ts'

/** The colors of a kind of message in the light scheme. */
export const statusInLight = (colour: Ramp, neutral: Ramp): StatusTokens => ({
  solid: colour[600],
  onSolid: neutral[0],
  soft: colour[100],
  text: colour[650],
})

/** The same in the dark scheme. */
export const statusInDark = (colour: Ramp, neutral: Ramp): StatusTokens => ({
  solid: colour[400],
  onSolid: neutral[950],
  soft: colour[850],
  text: colour[300],
})
