import type { Payable, PaymentTypes } from '../../payment/attempt/attempt.ts'
import type { Paying, Question } from '../../payment/gate/gate.ts'
import { things } from '../../payment/thing.ts'
import type { Cents } from '../../shared/money/money.ts'
import { type Breakdown, headlineFromTotals } from '../sums/breakdown.ts'
import { zeroCents } from '../sums/share.ts'
import type { Validated } from '../sums/validated.ts'
import type { Ticket } from '../ticket.ts'
import { type AgreedBill, type BillPlace, agreeTo } from './agreedBill.ts'
import { nameOfCheck } from './nameOfCheck.ts'
import { getQuestions, ofRise } from './questions.ts'

/** A payment of a bill, on every surface. `agreed`: undefined in a record of the released build. */
export type BillPayable = Payable & { readonly agreed: AgreedBill | undefined }

type Terms = {
  readonly ticket: Ticket
  readonly place: BillPlace
  /** Each part that the payer chooses: an invalid one pays nothing. */
  readonly parts: { readonly part: Validated; readonly tip: Validated; readonly serviceCharge?: Validated }
  readonly breakdown: Breakdown
  readonly reward: { readonly claimId: string; readonly name: string } | null
  readonly earned: Cents
  /** The person at the page: a manager pays with a guest's card. */
  readonly payer: { readonly is: 'guest' } | { readonly is: 'manager'; readonly guest: string }
  /** The bill as the payer opened it: a rise is asked about. */
  readonly seen?: Pick<Ticket, 'due'>
}

type Blocked = Extract<Paying<PaymentTypes>, { readonly blocked: string }>
type ToPay = { readonly what: BillPayable; readonly agreed: AgreedBill; readonly asks: readonly Question[] }

/** The payment that these terms make, with its questions; or why they make none. No surface pays a bill without it. */
export function billToPay({ ticket, place, parts, breakdown, reward, earned, payer, seen = ticket }: Terms): ToPay | Blocked {
  const { currency, due } = ticket
  const { charged: amount, rest } = breakdown
  for (const part of Object.values(parts))
    if (part.kind === 'invalid') return { blocked: part.message, sum: { amount, currency }, isLiftedBy: 'payer' }
  const { location, check, restaurant } = place
  const serviceCharge = parts.serviceCharge?.kind === 'valid' ? parts.serviceCharge.amount : zeroCents
  const terms = { breakdown, serviceCharge, claimId: reward?.claimId ?? null, offerName: reward?.name ?? null, earned }
  const agreed = agreeTo(ticket, place, terms)
  const ownTip = parts.tip.kind === 'valid' ? parts.tip.amount : zeroCents
  return {
    asks: [...ofRise(seen, ticket, breakdown), ...getQuestions({ bill: ticket, tip: ownTip, breakdown, payer: payer.is })],
    what: {
      thing:
        check === null
          ? things.typedBill({ location, guest: payer.is === 'manager' ? payer.guest : '' })
          : things.bill({ location, check }),
      name: check === null ? null : nameOfCheck({ ticket: check, restaurant: restaurant ?? undefined }),
      amount,
      currency,
      shown: headlineFromTotals({ charged: amount, grandTotal: breakdown.grandTotal }).amount,
      due,
      rest,
      agreed,
    },
    agreed,
  }
}
