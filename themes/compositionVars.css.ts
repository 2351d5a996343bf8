import { createVar, keyframes } from '@vanilla-extract/css'
import { vars } from './vars.css.ts'

/** Number of characters of the slip's amount, which fits one line. */
export const slipCharacters = createVar()
/** Widest content of the page, set by the page. */
export const contentWidth = createVar()
/** Height of what a tool's header covers of the page while it scrolls. */
export const deskTop = createVar()
/** Height of what stands at the foot of the window, below a bar that sticks there. */
export const deskFoot = createVar()
/** From the edge of a sheet to what stands in it: a bar that sticks to the sheet's foot spans that too. */
export const sheetGutter = createVar()
/** Height of a page's picture in its box: `100%` fills it. */
export const pictureHeight = createVar()
/** Colours of the slip's front: each face has its own. */
export const frontGround = createVar()
export const frontInk = createVar()

/** The filled share of a slider: 0 to 1. */
export const sliderShare = createVar()

/** A person who wants things to move. */
export const moving = '(prefers-reduced-motion: no-preference)'
/** A window in which a slip is folded. */
export const folded = 'not all and (min-width: 48rem)'
/** Height of a folded slip above its last row. */
export const foldedFront = createVar()

/** The side of the slip on which its place stands. */
export const placeSide = createVar()
/** The size of its picture, as a factor. */
export const placeZoom = createVar()
/** The part of a photograph that a page's picture shows, as a factor: above 1 its edges are cut off. */
export const pictureZoom = createVar()

/** Greatest width of a gift's wrapping. */
export const wrappingWidth = createVar()
/** Width of what is in it, as a share of its own. */
export const wrappingRoom = createVar()
/** The way down of it when it is opened, likewise. */
export const wrappingFall = createVar()
/** The time in which a gift is opened. */
export const opening = `calc(1.5 * ${vars.motion.slow} + 300ms) ${vars.motion.ease}`
/** The ways in which the lid of a gift's wrapping comes off: a flap stays on it, behind the slip. */
export const turnUp = keyframes({
  from: { opacity: 1 },
  '25%': { zIndex: 1, translate: '0 0', rotate: 'x 180deg' },
  '25.1%': { zIndex: -1 },
  '75%': { translate: '0 22cqi', opacity: 1 },
  '80%, to': { zIndex: -1, translate: '0 22cqi', rotate: 'x 180deg', opacity: 0 },
})
export const flyOff = keyframes({ from: { opacity: 1 }, to: { translate: '18% -120%', rotate: '24deg' } })
export const drawnUp = keyframes({
  from: { opacity: 1, visibility: 'visible' },
  '70%': { opacity: 1 },
  to: { translate: '6% -130%', rotate: '5deg', opacity: 0 },
})
export const dealt = keyframes({
  from: { opacity: 1, visibility: 'visible' },
  '70%': { opacity: 1 },
  to: { translate: '130% -16%', rotate: '24deg', opacity: 0 },
})

/** Both sides of a slip that turns over, and what follows. */
const lifted = { translate: '0 -24px' }
export const side = keyframes({ '50%': { ...lifted, rotate: 'x 180deg' }, to: { rotate: 'x 360deg' } })
export const otherSide = keyframes({ from: { rotate: 'x -180deg' }, '50%': { ...lifted, rotate: 'x 0deg' }, to: { rotate: 'x 180deg' } })
export const fallen = keyframes({ from: { opacity: 0, scale: '1.6' } })
export const settled = keyframes({ from: { translate: '0 1.5rem' } })

/** Two layers of a background that drift apart, forever. */
export const drift = keyframes({ to: { backgroundPosition: '14rem 0, -14rem 0' } })

/** Something falls onto a tray, and comes to rest. */
export const drop = keyframes({ from: { translate: '0 -1.5rem', rotate: '-8deg' }, '60%': { rotate: '3deg' } })
