import * as z from 'zod/mini'
import { anyEmail, emailOnTheWire, emailSchema } from '../shared/contact/email.ts'
import { type Cents, cents } from '../shared/money/money.ts'
import { nameSchema, trimmed } from '../shared/forms/nameSchema.ts'
import type { Purchase } from './order.ts'

/** The longest message, in characters. */
export const longestMessage = 300

/** A gift as typed. */
export const giftDraft = z.object({
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  /** A calendar day, `YYYY-MM-DD`; null for today. */
  deliverOn: z.nullable(z.string()),
  timeZone: z.string(),
})
export type GiftDraft = Readonly<z.output<typeof giftDraft>>

/** A gift as it is sent. */
export const gift = z.extend(giftDraft, { recipientEmail: emailOnTheWire })
export type Gift = Readonly<z.output<typeof gift>>

export const emptyGift = (timeZone: string): GiftDraft => ({
  recipientName: '',
  recipientEmail: '',
  message: '',
  deliverOn: null,
  timeZone,
})

/** What the recipient gets: the whole credit, or the card's price if the buyer keeps the bonus. */
export const giftValueOf = ({ amount, credited, keepsGiftBonus }: Pick<Purchase, 'amount' | 'credited' | 'keepsGiftBonus'>): Cents =>
  keepsGiftBonus ? cents(Math.min(amount, credited)) : credited

/**
 * Checks a gift. `today` is a calendar day, `YYYY-MM-DD`. The draft has no day both for an empty field and for a half-
 * typed day: `dayTyped` tells them apart.
 */
export const giftSchema = (today: string, dayTyped: string) =>
  z.object({
    recipientName: nameSchema('Please enter a name.'),
    recipientEmail: emailSchema(anyEmail),
    message: trimmed(z.maxLength(longestMessage, `Your message is longer than ${longestMessage} characters.`)),
    deliverOn: z.nullable(z.string()).check(
      z.refine((day) => day !== null || dayTyped === '', 'Please enter a full date, or leave it empty to send your gift today.'),
      z.refine((day) => day === null || day >= today, 'This day has passed.'),
    ),
    timeZone: z.string(),
  })

export const isSameGift = (one: Gift, other: Gift): boolean =>
  one.recipientName === other.recipientName &&
  one.recipientEmail === other.recipientEmail &&
  one.message === other.message &&
  one.deliverOn === other.deliverOn &&
  one.timeZone === other.timeZone
