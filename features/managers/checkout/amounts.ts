import type { AgreedBill } from '../../bill/paying/agreedBill.ts'
import { type Breakdown, calculateBreakdown } from '../../bill/sums/breakdown.ts'
import type { LocationRules } from '../../bill/reading/locationRules.ts'
import { type Clock, type Offer, type OfferChoice, chosenOffer, offerChoices } from '../../bill/sums/offers.ts'
import { autoGratuityOn, gratuityPart, validateServiceCharge } from '../../bill/tipping/serviceCharge.ts'
import { zeroCents } from '../../bill/sums/share.ts'
import { validateSplit, payingNow } from '../../bill/sums/split.ts'
import { type Ticket, hasGratuity } from '../../bill/ticket.ts'
import { type OpenTip, managerTipOffer, getTip } from '../../bill/tipping/tip.ts'
import { type Validated, amountOrZero, valid } from '../../bill/sums/validated.ts'
import { type Cents, cents } from '../../shared/money/money.ts'
import type { Choices, ServiceChargeChoice } from './choices.ts'

/** Why a reward cannot be used after a part payment that has used one (B §4.4). */
const oneEachVisit = 'One reward for each visit'

export type Setting = {
  readonly ticket: Ticket
  readonly rules: LocationRules
  readonly offers: readonly Offer[]
  readonly cash: Cents
  readonly clock: Clock
}

/** The amounts of a payment, as the screens show them and as they are sent. */
export type Amounts = {
  readonly split: Validated
  readonly tip: Validated
  readonly serviceCharge: Validated
  readonly tipOffer: OpenTip
  /** The service charge while its switch is on. */
  readonly automaticCharge: Cents
  readonly offers: readonly OfferChoice[]
  /** The reward that is used; null for none. */
  readonly offer: Offer | null
  /** This payment uses the one reward of the visit, or an earlier part of it has. */
  readonly hasUsedReward: boolean
  /** Its `tip` is the tip and the service charge together, because only a card pays them. */
  readonly breakdown: Breakdown
}

/** A bill that already holds a gratuity gets no second one. */
export const takesServiceCharge = ({ ticket, rules }: Pick<Setting, 'ticket' | 'rules'>): boolean =>
  rules.autoGratuity !== 'disabled' && !hasGratuity(ticket)

function typedCharge(charge: ServiceChargeChoice, automatic: Cents): Cents | null {
  switch (charge.kind) {
    case 'off':
      return zeroCents
    case 'automatic':
      return automatic
    case 'own':
      return charge.amount
  }
}

/** The amounts of a payment. Tip and service charge are shares of its part of the bill, so that guests who split pay them once. */
export function getAmounts(choices: Choices, setting: Setting): Amounts {
  const { ticket, rules, offers, cash, clock } = setting
  const paying = payingNow(choices.split, ticket)
  const automaticCharge = gratuityPart(autoGratuityOn(ticket.total, rules), paying, ticket)
  const serviceCharge = takesServiceCharge(setting)
    ? validateServiceCharge(typedCharge(choices.serviceCharge, automaticCharge), ticket.total)
    : valid(zeroCents)
  // The guest pays for the service by tip or by service charge: who pays a service charge may leave the tip out.
  const isTipOptional = !rules.tippingEnabled || amountOrZero(serviceCharge) > 0 || hasGratuity(ticket)
  const tipOffer = managerTipOffer(ticket, choices.split, rules.tippingEnabled ? rules.tipPercents : [], isTipOptional)
  const tip = getTip(choices.tip, tipOffer)
  const extra = cents(amountOrZero(tip) + amountOrZero(serviceCharge))
  const all = offerChoices(offers, ticket, { split: choices.split, extra }, clock)
  const usable = choices.hasUsedReward ? all.map(({ offer }) => ({ status: 'disabled', offer, reason: oneEachVisit }) as const) : all
  const used = choices.expense === 'personal' ? chosenOffer(usable, choices.claimId) : null
  // A business expense saves rewards and balance for later. The request cannot say that a house account is saved, so it pays its part.
  const usesCash = choices.expense === 'personal' && choices.usesCash
  const choice = { split: choices.split, offer: used?.pays ?? zeroCents, cash: usesCash ? cash : zeroCents, tip: extra }
  return {
    split: choices.split === null ? valid(paying) : validateSplit(choices.split, ticket),
    tip,
    serviceCharge,
    tipOffer,
    automaticCharge,
    offers: usable,
    offer: used?.offer ?? null,
    hasUsedReward: choices.hasUsedReward || used !== null,
    breakdown: calculateBreakdown(ticket, choice),
  }
}

export const isPayable = ({ split, tip, serviceCharge }: Amounts): boolean =>
  [split, tip, serviceCharge].every(({ kind }) => kind === 'valid')

export type ShownPayment = Pick<AgreedBill, 'breakdown' | 'serviceCharge' | 'offerName'>

/** The amounts that the manager agrees to by paying. A wrong amount counts as none; it cannot be paid. */
export const shownFromAmounts = ({ breakdown, serviceCharge, offer }: Amounts): ShownPayment => ({
  breakdown,
  serviceCharge: amountOrZero(serviceCharge),
  offerName: offer?.name ?? null,
})
