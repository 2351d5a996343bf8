import { style } from '@vanilla-extract/css'

// The elements of a page with a map that a theme arranges and draws itself, in a style sheet that only this page loads.

/** The frame in another site's page, and what is above and below its content. */
export const embedFrame = style({})
export const embedHeader = style({})
export const embedMain = style({})
export const embedFooter = style({})
/** Search and filters, the list, and the map beside them. */
export const mapBox = style({})
export const mapHalves = style({})
export const mapControls = style({})
export const mapSheet = style({})
export const mapList = style({})
/** A row: lit (`data-lit`), chosen (`data-chosen`), or one of a long list (`data-index`). */
export const mapItem = style({})
export const mapChoose = style({})
export const mapPicture = style({})
export const mapTexts = style({})
export const mapName = style({})
export const mapFacts = style({})
export const mapDetail = style({})
export const mapMore = style({})
/** The number of an entry (`data-number`), in its row and in its pin, for a theme to write. */
export const mapNumber = style({})
export const mapWindow = style({})
/** Its `scroll-padding` is what covers the map: no pin is led below it. */
export const mapGround = style({})
export const mapZoom = style({})
export const mapPin = style({})
export const mapMark = style({})
export const mapLogo = style({})
export const mapFlag = style({})
export const mapFlagText = style({})
