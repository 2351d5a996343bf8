import { createVar, keyframes } from '@vanilla-extract/css'

/** Turn of a card on the table, and the way that a ticket rolls in. */
export const lean = createVar()
export const way = createVar()
export const settle = keyframes({ from: { translate: '0 -0.5rem', rotate: `calc(${lean} + 2deg)` } })
export const rollIn = keyframes({ from: { translate: way } })
