import { createVar, keyframes } from '@vanilla-extract/css'

/** Number of characters of the slip's amount, which fits one line. */
export const slipCharacters = createVar()
/** Widest content of the page, set by the page. */
export const contentWidth = createVar()
/** Height of a page's picture in its box: `100%` fills it. */
export const pictureHeight = createVar()
/** Colours of the slip's front: each face has its own. */
export const frontGround = createVar()
export const frontInk = createVar()

/** Two layers of a background that drift apart, forever. */
export const drift = keyframes({ to: { backgroundPosition: '14rem 0, -14rem 0' } })
