import { style } from '@vanilla-extract/css'

// The elements of the store that a theme draws. They are apart from the others, so that only its pages load them.

/** The store's page: what it is about, what is chosen first, what is bought, and what is said about it. */
export const counter = style({})
export const counterHead = style({})
/** The fields that change the object. */
export const counterFields = style({})
export const counterGoods = style({})
/** Offers to buy. Each is a card of two pieces, `tierFront` and `tierStub`, with its words on them; a meal, by `data-meal`, and a bonus. */
export const tierList = style({})
export const tier = style({})
export const tierFront = style({})
export const tierStub = style({})
export const tierLabel = style({})
export const tierMeal = style({})
export const tierPay = style({})
export const tierGet = style({})
/** The word before the credit: "Get". */
export const tierWord = style({})
export const tierSum = style({})
export const tierWas = style({})
export const tierBonus = style({})
export const tierArrow = style({})
/** The frame of a gift card's picture, after its radio button. */
export const giftFrame = style({})
/** A row of tabs, and one of them. */
export const tabs = style({})
export const tab = style({})
