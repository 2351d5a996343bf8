import { style } from '@vanilla-extract/css'

// The elements of a tool that a theme arranges and draws itself, in a style sheet that only the tools load.

/** The frame around all pages. */
export const deskFrame = style({})
/** The enterprise, the pages of the app, and the person. */
export const deskHeader = style({})
export const deskBrand = style({})
export const deskMark = style({})
export const deskLogo = style({})
export const deskProduct = style({})
export const deskNav = style({})
/** A page of the app (`aria-current`), or another entry. */
export const deskItem = style({})
/** Help, the person and their way out: in a narrow window a menu. */
export const deskMore = style({})
export const deskPerson = style({})
export const deskMain = style({})
export const deskFooter = style({})
/** A page: its head, its content, and what stands beside it. */
export const screen = style({})
export const screenHead = style({})
export const screenBody = style({})
export const screenAside = style({})
/** A block in the colors of the slip. */
export const deskBlock = style({})
/** A section of a long form, a line of its fields, and the bar that saves it. */
export const formSection = style({})
export const formRow = style({})
export const saveBar = style({})
/** The sections of a form, beside it. */
export const formOutline = style({})
/** A table: its head, headings between its rows, a row, its first cell, the initials in it, and its sums. */
export const table = style({})
export const tableHead = style({})
export const tableGroup = style({})
export const tableRow = style({})
export const tableTitle = style({})
export const tableMark = style({})
export const tableMoney = style({})
