import type { CheckToPay } from '../checkToPay.ts'
import type { PaymentState } from '../../payment/payment.ts'
import { paymentStates } from '../../payment/testing/examples.ts'
import { cents } from '../../shared/money/money.ts'

/** The agreement on a check of $103.68 with a tip of $19.20. */
export const checkToPay: CheckToPay = {
  pos: 'tableside',
  location: 'harbor',
  ticket: '1042',
  amount: cents(122_88),
  due: cents(103_68),
  tip: cents(19_20),
  cash: cents(0),
  claimId: null,
}

type State = PaymentState<CheckToPay, never>

const { choosing, choosingDeclined } = paymentStates
const by = { method: { kind: 'newCard' }, card: { kind: 'newCard' } } as const
const request = { key: 'attempt-1', what: checkToPay, paymentMethodId: 'pm_ok' }

/** The payment of a check in the states that look different here; the others are those of every payment. */
export const dinerPayments = {
  choosing: { ...choosing, card: null },
  choosingDeclined: { ...choosingDeclined, card: { kind: 'newCard' } },
  paying: { status: 'paying', phase: 'charging', request, ...by },
  paymentUnknown: { status: 'paymentUnknown', lookUp: 'asking', request, ...by },
} as const satisfies Readonly<Record<string, State>>
