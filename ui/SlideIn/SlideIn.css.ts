import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** It moves, and never fades: text keeps its contrast at every moment. Not by a transform, as what is fixed in it would move too. */
const slide = keyframes({ from: { insetBlockStart: '0.75rem' } })

export const slides = style({
  position: 'relative',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${slide} ${vars.motion.base} ${vars.motion.ease}` } },
})
