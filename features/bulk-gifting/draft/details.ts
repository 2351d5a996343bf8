import { plainText } from '../../../ui/text/plainText.ts'
import * as z from 'zod/mini'
import { type Cents, cents } from '../../shared/money/money.ts'
import { deliveryDay, inDeliveryTime } from '../../shared/dates/deliveryDay.ts'
import { trimmed } from '../../shared/forms/nameSchema.ts'
import { whole } from '../../shared/api/wire.ts'
import { getAmount, mostDigits, typedDigits } from '../calculator/calculator.ts'
import type { GiftTerms } from '../terms.ts'

const typed = z.object({
  /** A preset in cents, or `custom`. */
  choice: z.union([whole, z.literal('custom')]),
  /** Whole dollars, as typed. */
  custom: z.string(),
  message: z.string(),
  /** A calendar day, `YYYY-MM-DD`; null for at once. */
  sendOn: z.nullable(z.string()),
  timeZone: z.string(),
  /** The purchase order number of the buyer's company; empty for none. */
  purchaseOrder: z._default(z.string(), ''),
})

/** The details for all recipients, as typed. */
export const giftDetails = z.readonly(typed)
export type GiftDetails = z.output<typeof giftDetails>

/** The longest message, in characters. */
export const longestMessage = 500

/** The longest purchase order number, in characters. */
const longestPurchaseOrder = 40

export const firstDetails = ({ preset }: GiftTerms, timeZone: string): GiftDetails => ({
  choice: preset,
  custom: '',
  message: '',
  sendOn: null,
  timeZone,
  purchaseOrder: '',
})

/** Checks the gift as typed. `dayTyped` is the text of its day. */
export const detailsSchema = (now: () => Date, dayTyped: string) =>
  z
    .extend(typed, {
      message: trimmed(z.maxLength(longestMessage, `Your message is longer than ${longestMessage} characters.`)),
      sendOn: deliveryDay(dayTyped),
      purchaseOrder: trimmed(z.maxLength(longestPurchaseOrder, `A purchase order number has at most ${longestPurchaseOrder} characters.`)),
    })
    .check(
      ...inDeliveryTime('sendOn', now),
      z.refine(({ choice, custom }) => choice !== 'custom' || Number(typedDigits(custom, mostDigits.amount)) > 0, {
        path: ['custom'],
        error: 'Enter an amount of whole dollars, with up to 5 digits.',
      }),
    )

/** The amount for each recipient; null while nothing valid is typed. */
export const amountOfGift = ({ choice, custom }: Pick<GiftDetails, 'choice' | 'custom'>): Cents | null =>
  choice === 'custom' ? getAmount({ choice, custom: typedDigits(custom, mostDigits.amount) ?? '' }) : cents(choice)

/** The gift as it is ordered. Its amount is null while nothing valid is typed. */
export const giftFromDetails = (details: GiftDetails) => ({
  amount: amountOfGift(details),
  message: plainText(details.message),
  sendOn: details.sendOn,
  timeZone: details.timeZone,
  purchaseOrder: plainText(details.purchaseOrder) || null,
})
