import * as z from 'zod/mini'
import { savedIdle } from '../../shared/api/answers/savedIdle.ts'
import { type GiftAddress, giftAddress } from '../../shared/gift/address.ts'
import { type Submission, idle } from '../../shared/api/answers/answer.ts'
import type { StateOf, StateWith as S } from '../../shared/flow/flow.ts'
import { type Right, right } from '../../shared/flow/right.ts'
import { type Gift, type GiftDraft, beginGift, gift, giftDraft } from '../forms/gift.ts'
import { type Billing, type Order, type Purchase, type PurchaseAnswer, purchase } from '../order.ts'
import { type Opening, type Visit, savedVisit } from '../visit.ts'

/** A new user’s password, which the purchase’s `passwordRight` lets them set. */
type PasswordStep = Submission | 'set'

/** The gift that went out. It is not the latest one if an earlier one, whose answer was lost, went out first. */
export type SentGift = { readonly gift: Gift; readonly isLatest: boolean }

export type PurchasedState =
  /** `outcomeUnknown` after an answer was lost: the gift may have gone out. */
  | S<
      'giftPage2',
      {
        visit: Visit
        purchase: Purchase & { readonly giftRight: Right<'purchase'> }
        /** The hash of the attempt's key: an answer may leave out the purchase's id. */
        paidBy: string
        gift: GiftDraft
        submission: Submission<{ readonly gift: Gift }>
        outcomeUnknown: boolean
      }
    >
  | S<
      'confirmation',
      {
        visit: Visit
        purchase: Purchase
        paidBy: string
        sent: SentGift | 'outcomeUnknown' | null
        /** The correction of the address to which the gift was sent. */
        correction: Submission<{ readonly address: GiftAddress }>
        /** The addresses of corrections whose answers were lost: the gift may go to one of them, or to the one in `sent`. */
        mayGoTo: readonly GiftAddress[]
        password: PasswordStep
      }
    >

export type BoughtState =
  | PurchasedState
  /** The buyer has signed out: their purchase is over here. `isToGive`: its gift was not sent. `opening`: of a new visit. */
  | S<'signedOut', { opening: Opening; isToGive: boolean }>

export const boughtSaved = [
  z.object({
    status: z.literal('giftPage2'),
    visit: savedVisit,
    purchase: z.extend(purchase, { giftRight: right('purchase') }),
    paidBy: z.string(),
    gift: giftDraft,
    submission: savedIdle,
    outcomeUnknown: z.boolean(),
  }),
  z.object({
    status: z.literal('confirmation'),
    visit: savedVisit,
    purchase,
    paidBy: z.string(),
    sent: z.nullable(z.union([z.literal('outcomeUnknown'), z.object({ gift, isLatest: z.boolean() })])),
    correction: savedIdle,
    mayGoTo: z._default(z.readonly(z.array(giftAddress)), []),
    password: z.union([savedIdle, z.literal('set')]),
  }),
] as const

/** The rhythm that was ordered, with the day that the answer names, if it names one: no other day is shown then. */
const rhythmWith = (ordered: Billing, day: number | null = null): Purchase['billing'] =>
  ordered.interval === 'monthly' ? { interval: 'monthly', monthlyDay: day ?? ordered.monthlyDay } : { interval: ordered.interval }

/** The purchase. Sums that the answer lacks come from the order. */
function purchaseFromAnswer(order: Order, answer: PurchaseAnswer): Purchase {
  const charged = answer.charged ?? answer.toCharge ?? order.pay
  const credited = answer.credited ?? answer.toCredit ?? order.get
  return {
    giftRight: order.product === 'giftCard' ? answer.giftRight : null,
    amount: answer.amount ?? order.amount,
    toCharge: answer.toCharge ?? charged,
    charged,
    toCredit: answer.toCredit ?? credited,
    credited,
    balance: answer.balance,
    keepsGiftBonus: answer.keepsGiftBonus ?? false,
    billing: answer.billing ?? rhythmWith(order.billing, answer.monthlyDay),
    email: answer.email,
    passes: answer.passes,
    passwordRight: answer.passwordRight,
  }
}

export const signedOut = (opening: Opening, isToGive: boolean): StateOf<BoughtState, 'signedOut'> => ({
  status: 'signedOut',
  opening,
  isToGive,
})

/** After the payment. A gift card first gets its recipient. */
export function bought(visit: Visit, answer: PurchaseAnswer, paidBy: string): BoughtState {
  const purchase = purchaseFromAnswer(visit.order, answer)
  const { giftRight } = purchase
  return giftRight !== null
    ? {
        status: 'giftPage2',
        visit,
        purchase: { ...purchase, giftRight },
        paidBy,
        gift: beginGift(visit.timeZone, visit.present),
        submission: idle,
        outcomeUnknown: false,
      }
    : confirmed({ visit, purchase, paidBy }, null)
}

type Confirmation = StateOf<BoughtState, 'confirmation'>

export const confirmed = (
  { visit, purchase, paidBy }: Pick<Confirmation, 'visit' | 'purchase' | 'paidBy'>,
  sent: Confirmation['sent'],
): Confirmation => ({ status: 'confirmation', visit, purchase, paidBy, sent, correction: idle, mayGoTo: [], password: idle })
