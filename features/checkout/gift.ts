import * as z from 'zod/mini'
import { addressDraft, isSameAddress, noAddress, withAddress } from '../shared/gift/address.ts'
import { subtract } from '../bill/sums/arithmetic.ts'
import { type Cents, giftParts } from '../shared/money/money.ts'
import type { Purchase } from './order.ts'
import { type Present, giftDesign } from './visit.ts'

const content = {
  recipientName: z.string(),
  message: z.string(),
  /** A calendar day, `YYYY-MM-DD`; null for today. */
  deliverOn: z.nullable(z.string()),
  timeZone: z.string(),
  /** Null for a gift whose buyer was not asked. */
  design: z.nullable(giftDesign),
}

export const giftDraft = z.object({ ...content, ...addressDraft })
export type GiftDraft = Readonly<z.output<typeof giftDraft>>

export const gift = withAddress(content)
export type Gift = Readonly<z.output<typeof gift>>

/** The gift as far as it was written before it was paid. */
export const beginGift = (timeZone: string, present?: Present): GiftDraft => ({
  recipientName: '',
  message: '',
  design: null,
  ...present,
  ...noAddress,
  deliverOn: null,
  timeZone,
})

/** The recipient's amount: the whole credit, or the card's price if the buyer keeps the bonus. */
export const getGiftValue = ({ amount, credited, keepsGiftBonus }: Pick<Purchase, 'amount' | 'credited' | 'keepsGiftBonus'>): Cents =>
  keepsGiftBonus ? giftParts(amount, credited).value : credited

/** The buyer's part of the credit; zero where the recipient has the bonus. */
export const getKeptBonus = (purchase: Parameters<typeof getGiftValue>[0]): Cents => subtract(purchase.credited, getGiftValue(purchase))

export const isSameGift = (one: Gift, other: Gift): boolean =>
  one.recipientName === other.recipientName &&
  isSameAddress(one, other) &&
  one.message === other.message &&
  one.deliverOn === other.deliverOn &&
  one.timeZone === other.timeZone
