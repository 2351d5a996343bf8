import * as z from 'zod/mini'
import type { AgreedBill } from '../../bill/paying/agreedBill.ts'
import type { LocationRules } from '../../bill/reading/locationRules.ts'
import { type BillAmounts, creditAmounts } from '../../bill/sums/billAmounts.ts'
import { zeroCents } from '../../bill/sums/arithmetic.ts'
import { payingNow, validateSplit } from '../../bill/sums/split.ts'
import { type Validated, amountOrZero, valid } from '../../bill/sums/validated.ts'
import { type Ticket, hasGratuity } from '../../bill/ticket.ts'
import { autoGratuityOn, gratuityPart, startsWithServiceCharge, validateServiceCharge } from '../../bill/tipping/serviceCharge.ts'
import { type OpenTip, chosenTip, getTip, managerTipOffer } from '../../bill/tipping/tip.ts'
import { type Cents, cents, centsSchema, currencySchema } from '../../shared/money/money.ts'
import type { GuestDetails } from '../guestDetails.ts'
import type { Location } from '../location.ts'

/** `automatic` follows the split. `own` is null while its field is empty. */
const serviceCharge = z.union([
  z.object({ kind: z.literal(['off', 'automatic']) }),
  z.object({ kind: z.literal('own'), amount: z.nullable(centsSchema) }),
])

const choicesSchema = z.readonly(
  z.object({
    /** Null: all that is due. */
    split: z.nullable(centsSchema),
    /** Null before they choose. A percentage is of the current payment, so it follows the split. */
    tip: z.nullable(chosenTip),
    serviceCharge,
    /** The payer. A business expense charges the full bill to the card, and saves rewards and balance for later. */
    expense: z.enum(['personal', 'business']),
    /** The claim of the one reward of this visit; null for 'Don’t use a reward'. */
    claimId: z.nullable(z.string()),
    /** An earlier part payment of this visit has used the one reward. */
    hasUsedReward: z.boolean(),
    usesCash: z.boolean(),
    /** Null before the manager has chosen: the guest's first card. */
    cardId: z.nullable(z.string()),
  }),
)
/** A manager's choices for a payment. They are saved for a reload. */
export type Choices = z.output<typeof choicesSchema>
export type Expense = Choices['expense']
/** All but the expense, which clears others. */
export type Chosen = Partial<Omit<Choices, 'expense'>>

export const enteredBill = z.discriminatedUnion('by', [
  z.object({ by: z.literal('number'), number: z.string() }),
  z.object({ by: z.literal('amount'), amount: centsSchema }),
])

/** The bill, in the currency of its restaurant, and the choices for it. Every step has it, so that going back loses nothing. */
export const chosenBill = z.object({ currency: currencySchema, bill: enteredBill, choices: choicesSchema })
export type ChosenBill = Readonly<z.output<typeof chosenBill>>

/** The tip is the guest's choice, and a reward can be used once: both start unchosen. Their cash pays unless they say no. */
export const firstChoices = (rules: LocationRules): Choices => ({
  split: null,
  tip: null,
  serviceCharge: { kind: startsWithServiceCharge(rules) ? 'automatic' : 'off' },
  expense: 'personal',
  claimId: null,
  hasUsedReward: false,
  usesCash: true,
  cardId: null,
})

/** Switching between business and personal clears the reward and the choice of the balance. */
export const switchedExpense = (choices: Choices, expense: Expense): Choices =>
  choices.expense === expense ? choices : { ...choices, expense, claimId: null, usesCash: true }

/** Whether the guest's cash pays. A business expense saves it for later, and rewards too. */
export const paysWithCash = ({ expense, usesCash }: Choices): boolean => expense === 'personal' && usesCash

/** A bill, the rules of its location, and the guest's means to pay it. `at`: when they were read. */
export type Setting = { readonly ticket: Ticket; readonly location: Location; readonly guest: GuestDetails; readonly at: Date }

/** The amounts of a payment, as the screens show them and as they are sent. The breakdown's `tip` holds the service charge. */
export type Amounts = BillAmounts & {
  readonly tipOffer: OpenTip
  readonly serviceCharge: Validated
  /** The service charge while its switch is on. */
  readonly automaticCharge: Cents
}

/** A bill that already holds a gratuity gets no second one. */
export const takesServiceCharge = ({ ticket, location }: Pick<Setting, 'ticket' | 'location'>): boolean =>
  location.rules.autoGratuity !== 'disabled' && !hasGratuity(ticket)

/** Why a reward cannot be used after a part payment that has used one (B §4.4). */
const ineligible = 'One reward for each visit'

/** The amounts of a payment. Tip and service charge are shares of its part of the bill, so that guests who split pay them once. */
export function getAmounts(choices: Choices, setting: Setting): Amounts {
  const { ticket, location, guest, at } = setting
  const { rules, timeZone } = location
  const { split, serviceCharge: charge } = choices
  const paying = payingNow(split, ticket)
  const automaticCharge = gratuityPart(autoGratuityOn(ticket.total, rules), paying, ticket)
  const typed = charge.kind === 'own' ? charge.amount : charge.kind === 'automatic' ? automaticCharge : zeroCents
  const serviceCharge = takesServiceCharge(setting) ? validateServiceCharge(typed, ticket.total) : valid(zeroCents)
  // The guest pays for the service by tip or by service charge: who pays a service charge may leave the tip out.
  const isTipOptional = !rules.tippingEnabled || amountOrZero(serviceCharge) > 0 || hasGratuity(ticket)
  const tipOffer = managerTipOffer(ticket, split, rules.tippingEnabled ? rules.tipPercents : [], isTipOptional)
  const tip = getTip(choices.tip, tipOffer)
  // Only a card pays the tip and the service charge. The request cannot say that a house account is saved, so it pays its part.
  const extra = cents(amountOrZero(tip) + amountOrZero(serviceCharge))
  const offers = choices.hasUsedReward ? guest.offers.map((offer) => ({ ...offer, ineligible })) : guest.offers
  const claimId = choices.expense === 'personal' ? choices.claimId : null
  const credit = { split, extra, claimId, useCash: paysWithCash(choices) }
  return {
    part: split === null ? valid(paying) : validateSplit(split, ticket),
    lineIds: null,
    tip,
    serviceCharge,
    tipOffer,
    automaticCharge,
    ...creditAmounts(ticket, { offers, cash: guest.cash, timeZone }, credit, at),
  }
}

export const isPayable = ({ part, tip, serviceCharge }: Amounts): boolean =>
  [part, tip, serviceCharge].every(({ kind }) => kind === 'valid')

export type ShownPayment = Pick<AgreedBill, 'breakdown' | 'serviceCharge' | 'offerName'>

/** The amounts that the manager agrees to by paying. A wrong amount counts as none; it cannot be paid. */
export const shownFromAmounts = ({ breakdown, serviceCharge, reward }: Amounts): ShownPayment => ({
  breakdown,
  serviceCharge: amountOrZero(serviceCharge),
  offerName: reward?.offer.name ?? null,
})
