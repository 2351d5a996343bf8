import { paymentExamples } from '../../payment/examples.ts'
import { things } from '../../payment/thing.ts'
import { cents } from '../../shared/money/money.ts'
import type { PosPayment, Visit } from '../pos.ts'
import { getToPay } from '../toPay.ts'
import { billToPay, receipt, visa } from './examples.ts'
import { posStates } from './states.ts'

/** The bill of a visit, as its diner agrees to it. @throws if it cannot be paid. */
export function agreedIn(visit: Visit) {
  const paying = getToPay({ ...posStates.review, visit })
  if (!paying || 'blocked' in paying || paying.what.terms.kind !== 'bill') throw new Error('The bill cannot be paid.')
  return { ...paying, agreed: paying.what.terms.agreed }
}

export const posPayments = paymentExamples<PosPayment>({
  what: billToPay,
  details: posStates.review.visit,
  receipt,
  card: { kind: 'savedCard', id: visa.id },
  earlier: {
    ...billToPay,
    thing: things.bill({ location: '700', check: '988' }),
    name: 'check 988',
    at: ['tableside', 'harbor', '988'],
    amount: cents(61_20),
  },
})
