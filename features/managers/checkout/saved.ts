import * as z from 'zod/mini'
import { headlineOf } from '../../bill/breakdown.ts'
import { chosenTip } from '../../bill/tip.ts'
import { cents } from '../../shared/money/money.ts'
import type { Saved } from '../../shared/flow/saved.ts'
import type { CheckoutState, Opening } from './checkout.ts'
import type { PaymentRequest, RecordedPayment } from './request.ts'

const money = z.pipe(z.number(), z.transform(cents))
const orNone = z.nullable(money)

const bill = z.discriminatedUnion('by', [
  z.object({ by: z.literal('number'), number: z.string() }),
  z.object({ by: z.literal('amount'), amount: money }),
])

const choices = z.object({
  split: orNone,
  tip: z.nullable(chosenTip),
  serviceCharge: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('off') }),
    z.object({ kind: z.literal('automatic') }),
    z.object({ kind: z.literal('own'), amount: orNone }),
  ]),
  expense: z.enum(['personal', 'business']),
  claimId: z.nullable(z.string()),
  usesCash: z.boolean(),
  cardId: z.nullable(z.string()),
})

const agreed = z.object({
  breakdown: z.object({
    paying: money,
    houseAccount: money,
    offer: money,
    cash: money,
    card: money,
    tip: money,
    charged: money,
    grandTotal: money,
    remaining: money,
  }),
  tip: money,
  serviceCharge: money,
  offerName: z.nullable(z.string()),
})

const opening = z.object({ bill, choices, step: z.enum(['bill', 'payment']), sent: z.nullable(z.object({ key: z.string(), agreed })) })

const receipt = z.object({
  offers: z.array(z.object({ label: z.string(), amount: money })),
  earned: orNone,
  bonus: orNone,
  rewardsBalance: orNone,
  charged: orNone,
  reference: z.nullable(z.string()),
  at: z.nullable(z.number()),
})

/** Nothing of the ticket, and no PIN: both are read again. */
const savedState = z.discriminatedUnion('status', [
  z.object({ status: z.literal('loading'), opening }),
  z.object({ status: z.literal('success'), bill, agreed, receipt }),
])

/** Where a reload continues. */
function openingOf(state: Exclude<CheckoutState, { readonly status: 'success' }>): Opening {
  switch (state.status) {
    case 'loading':
    case 'ticketFailed':
    case 'unresolvedPayment':
    case 'earlierPaid':
      return state.opening
    case 'bill':
    case 'nothingDue':
      return { ...state.visit, step: 'bill', sent: null }
    case 'paying':
    case 'paymentUnknown':
      return { ...state.visit, step: 'payment', sent: { key: state.request.key, agreed: state.request.agreed } }
    case 'billChanged':
    case 'checking':
    case 'confirmingTip':
    case 'payment':
      return { ...state.visit, step: 'payment', sent: null }
  }
}

export const savedCheckout: Saved<CheckoutState> = {
  version: 2,
  toSave: (state) => savedState.parse(state.status === 'success' ? state : { status: 'loading', opening: openingOf(state) }),
  read: (saved) => savedState.safeParse(saved).data ?? null,
}

/** Whoever pays a check, its number names it. The record stays on the device after a sign-out, so it names no guest then (NET-11). */
export const referenceOf = ({ key, locationId, guestId, checkNumber, agreed: { breakdown } }: PaymentRequest): RecordedPayment => ({
  key,
  amount: headlineOf(breakdown).amount,
  locationId,
  guestId: checkNumber === null ? guestId : null,
  checkNumber,
})

/** The attempt to record: its outcome is not known yet. */
export function recordedOf(state: CheckoutState): RecordedPayment | null {
  switch (state.status) {
    case 'paying':
    case 'paymentUnknown':
      return referenceOf(state.request)
    case 'unresolvedPayment':
      return state.attempts[0]
    case 'loading':
    case 'ticketFailed':
    case 'bill':
    case 'billChanged':
    case 'nothingDue':
    case 'payment':
    case 'confirmingTip':
    case 'checking':
    case 'earlierPaid':
    case 'success':
      return null
  }
}
