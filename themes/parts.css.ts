import { style } from '@vanilla-extract/css'

// The elements that a theme arranges and draws itself. `ui` gives each its class, and what it needs to work; how the page is
// composed, and the material of the slip, is the theme's composition.

/** Public page: the panel with the logo and the picture, the slip, and the content. */
export const publicPage = style({})
export const publicPanel = style({})
export const publicHeader = style({})
export const publicHero = style({})
export const publicPicture = style({})
export const publicTagline = style({})
export const publicMain = style({})
export const publicSlip = style({})
export const publicContent = style({})
export const publicFooter = style({})
/** Checkout: the order with its slip, and the form. */
export const checkoutPage = style({})
export const checkoutFooter = style({})
export const checkoutOrder = style({})
export const checkoutSummary = style({})
/** Below the slip, in a wide window that has the space. */
export const checkoutSteps = style({})
export const checkoutMain = style({})
/** The slip: its sheet has a front with the amount, a body, and a stub to tear off. */
export const slip = style({})
export const slipSheet = style({})
export const slipFront = style({})
export const slipKicker = style({})
export const slipAmount = style({})
export const slipTitle = style({})
/** The moving pattern of a payment just made. */
export const slipPattern = style({})
export const slipSticker = style({})
export const slipBody = style({})
/** A wrapped gift, drawn by `::before` and, what comes off first, `::after`; who it is from; and what comes out of it. */
export const giftWrapped = style({})
export const giftTag = style({})
export const giftUnwrapped = style({})
/** A slip of a stack that leaves. */
export const slipStack = style({})
export const slipStub = style({})
/** The row of a folded slip that opens it, in a narrow window. */
export const slipFold = style({})
/** The space between a line of a bill and its amount. */
export const leader = style({})
/** The picture of a gift card, by `data-design`. */
export const giftArt = style({})
/** A button of a row of choices, of which one is chosen. */
export const toggle = style({})
