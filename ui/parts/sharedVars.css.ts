import { createVar } from '@vanilla-extract/css'
import { breakpoints } from '../breakpoints.ts'

/** Number of characters of the slip's amount, which fits one line. */
export const slipCharacters = createVar()
/** Colours of the slip's front: each face has its own. */
export const frontGround = createVar()
export const frontInk = createVar()
/** Height of what a tool's header covers of the page while it scrolls. */
export const deskTop = createVar()
/** Height of what stands at the foot of the window, below a bar that sticks there. */
export const deskFoot = createVar()
/** From the edge of a sheet to what stands in it: a bar that sticks to the sheet's foot spans that too. */
export const sheetGutter = createVar()
/** The filled share of a slider: 0 to 1. */
export const sliderShare = createVar()

/** A person who wants things to move. */
export const moving = '(prefers-reduced-motion: no-preference)'
/** A window in which a slip is folded. */
export const folded = `not all and ${breakpoints.md}`
/** Height of a folded slip above its last row. */
export const foldedFront = createVar()
/** From the edge of a page to its column: a field of the page spans that too. */
export const pageInset = createVar()
/** Width of a plan's side, on which its result lies. */
export const planSide = 'max(23rem, 37.5%)'
