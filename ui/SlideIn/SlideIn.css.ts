import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** It moves, and never fades: text keeps its contrast at every moment. */
const slide = keyframes({ from: { transform: 'translateY(0.75rem)' } })

export const slides = style({
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${slide} ${vars.motion.base} ${vars.motion.ease}` } },
})
