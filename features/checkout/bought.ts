import * as z from 'zod/mini'
import type { StateWith as S } from '../shared/flow/flow.ts'
import { giftAddress } from '../shared/gift/address.ts'
import { beginGift, gift, giftDraft } from './gift.ts'
import { type PurchaseAnswer, purchase, purchaseFromAnswer } from './order.ts'
import { type Visit, savedVisit } from './visit.ts'

const given = z.discriminatedUnion('is', [
  /** Its recipient is asked for. `mayHaveGone`: it was sent, and its answer is not known. */
  z.object({ is: z.literal('toSend'), draft: giftDraft, mayHaveGone: z.boolean() }),
  /** Its buyer gives it by hand. */
  z.object({ is: z.literal('kept'), mayHaveGone: z.boolean() }),
  /**
   * It went out. It is not the latest one if an earlier one, whose answer was lost, went out first. `mayGoTo`: the addresses of
   * corrections whose answers are not known: it may go to one of them, or to its own.
   */
  z.object({ is: z.literal('sent'), gift, isLatest: z.boolean(), mayGoTo: z.readonly(z.array(giftAddress)) }),
])
/** A gift card, and what its buyer has done with it. */
export type Given = Readonly<z.output<typeof given>>

export const savedBought = z.object({
  status: z.literal('bought'),
  visit: savedVisit,
  purchase,
  /** The hash of the attempt's key: an answer may leave out the purchase's id. */
  paidBy: z.string(),
  /** Null for another product, and for a gift card that cannot be sent. */
  given: z.nullable(given),
  /** A new user’s password, which the purchase’s `passwordRight` lets them set. */
  isPasswordSet: z.boolean(),
})

/** The purchase is made: here the checkout ends. */
export type BoughtState = S<'bought', Omit<z.output<typeof savedBought>, 'status' | 'visit'> & { visit: Visit }>

/** The writes of the page since the payment. It records each here, so that a reload finds it. */
export type SinceBought = Pick<BoughtState, 'given' | 'isPasswordSet'>

export function bought(visit: Visit, answer: PurchaseAnswer, paidBy: string): BoughtState {
  const made = purchaseFromAnswer(visit.order, answer)
  const draft = beginGift(visit.timeZone, visit.present)
  const toSend = made.giftRight === null ? null : ({ is: 'toSend', draft, mayHaveGone: false } as const)
  return { status: 'bought', visit, purchase: made, paidBy, given: toSend, isPasswordSet: false }
}

/** Whether the gift is still the buyer's to give, as far as anybody knows. */
export const isToGive = ({ visit, given: gift }: BoughtState): boolean =>
  visit.order.product === 'giftCard' && gift?.is !== 'sent' && gift?.mayHaveGone !== true

/** The page of the purchase, by its name in the specification. */
export const pageOf = ({ given: gift }: BoughtState) => (gift?.is === 'toSend' ? 'giftPage2' : 'confirmation')
