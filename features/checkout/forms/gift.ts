import * as z from 'zod/mini'
import { emailOnTheWire } from '../../shared/contact/email.ts'
import { type Cents, cents } from '../../shared/money/money.ts'
import type { Purchase } from '../order.ts'
import { type Present, giftDesign } from '../visit.ts'

export const giftDraft = z.object({
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  /** A calendar day, `YYYY-MM-DD`; null for today. */
  deliverOn: z.nullable(z.string()),
  timeZone: z.string(),
  /** Null for a gift whose buyer was not asked. */
  design: z.nullable(giftDesign),
})
export type GiftDraft = Readonly<z.output<typeof giftDraft>>

export const gift = z.extend(giftDraft, { recipientEmail: emailOnTheWire })
export type Gift = Readonly<z.output<typeof gift>>

/** The gift as far as it was written before it was paid. */
export const beginGift = (timeZone: string, present?: Present): GiftDraft => ({
  recipientName: '',
  message: '',
  design: null,
  ...present,
  recipientEmail: '',
  deliverOn: null,
  timeZone,
})

/** The recipient's amount: the whole credit, or the card's price if the buyer keeps the bonus. */
export const getGiftValue = ({ amount, credited, keepsGiftBonus }: Pick<Purchase, 'amount' | 'credited' | 'keepsGiftBonus'>): Cents =>
  keepsGiftBonus ? cents(Math.min(amount, credited)) : credited

export const isSameGift = (one: Gift, other: Gift): boolean =>
  one.recipientName === other.recipientName &&
  one.recipientEmail === other.recipientEmail &&
  one.message === other.message &&
  one.deliverOn === other.deliverOn &&
  one.timeZone === other.timeZone
