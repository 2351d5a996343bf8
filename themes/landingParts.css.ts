import { style } from '@vanilla-extract/css'

// The elements of a landing page that a theme arranges and draws itself, in a style sheet that only pages with one load.

/** The top with the headline and a picture, and the foot with the links. */
export const landingHero = style({})
export const landingPicture = style({})
export const landingFooter = style({})
/** A part below the top. One with goods is an act (`data-act`): texts, and a slip beside them. */
export const landingBand = style({})
export const landingInner = style({})
export const landingHead = style({})
export const landingTexts = style({})
export const landingTitle = style({})
export const landingGoods = style({})
/** A calculator: its result, the number that is typed, the same as a slider, and the action. */
export const landingSum = style({})
export const landingResult = style({})
export const landingField = style({})
export const landingSlider = style({})
export const landingAction = style({})
/** Restaurants, all at once. */
export const landingBrands = style({})
export const landingBrand = style({})
export const landingBrandPicture = style({})
export const landingBrandLogo = style({})
export const landingBrandTexts = style({})
