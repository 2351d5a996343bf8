import { createVar, keyframes, style } from '@vanilla-extract/css'

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

/**
 * The elements that a theme arranges and draws itself. `ui` gives each its class and what it needs to work; how the page is
 * composed, and the material of the slip, is the theme's composition.
 */
export const parts = {
  /** Public page: the panel with the logo and the picture, the slip, and the content. */
  publicPage: style({}),
  publicPanel: style({}),
  publicHeader: style({}),
  publicHero: style({}),
  publicPicture: style({}),
  publicTagline: style({}),
  publicMain: style({}),
  publicObject: style({}),
  publicContent: style({}),
  publicFooter: style({}),
  /** Checkout: the order with its slip, and the form. */
  checkoutPage: style({}),
  checkoutOrder: style({}),
  checkoutSummary: style({}),
  checkoutMain: style({}),
  /** The slip: its sheet has a front with the amount, a body, and a stub to tear off. */
  slip: style({}),
  slipSheet: style({}),
  slipFront: style({}),
  slipKicker: style({}),
  slipAmount: style({}),
  slipTitle: style({}),
  /** The moving pattern of a payment just made. */
  slipPattern: style({}),
  slipSticker: style({}),
  slipBody: style({}),
  /** The wrapping of a gift that is not opened. */
  slipSeal: style({}),
  slipStub: style({}),
  /** The space between a line of a bill and its amount. */
  leader: style({}),
}

export type Part = keyof typeof parts
