import type { PaymentEvent } from '../../features/payment/attempt/payment.ts'
import { type LunchPayment, lunch, payer, receipt, tipQuestion } from '../../features/payment/examples.ts'
import type { PurchaseEvent } from '../../features/store/purchase.ts'
import { openAmount, panel, panelWith, tiersAt } from '../../features/store/examples/panel.ts'
import { answered, failed, refused } from '../../features/shared/api/answers/answer.ts'
import { cents } from '../../features/shared/money/money.ts'
import { each, eventsOf, failures } from '../../features/shared/testing/samples.ts'

// Events of the flows whose own tests have no list of them: one of each type, and the answers that differ.

const done = answered({})

export const purchaseEvents = eventsOf<PurchaseEvent>({
  tabChosen: [{ tab: 'cash' }, { tab: 'giftCards' }],
  designChosen: [{ design: 'birthday' }],
  promoCodeTyped: [{ text: 'SPRING10' }],
  amountTyped: [{ text: '75' }],
  presetChosen: [{ amount: cents(100_00) }],
  amountDue: [{}],
  amountSubmitted: [{ begun: '2026-11-20' }],
  retry: [{}],
  reloaded: [{ slug: 'harbor', host: 'plain', spend: null, draft: { tab: 'cash', promoCode: '', amount: null, design: 'dinner' } }],
  loadPanelAnswered: each(
    answered(panel),
    answered(panelWith({ cash: tiersAt([100, 125]), giftCards: openAmount })),
    answered({ ...panel, sale: { status: 'planning' } as const }),
    answered({ ...panel, sale: { status: 'soldOut' } as const }),
    ...failures,
  ),
  createOptionAnswered: each(answered({ kind: 'ico', id: 'ico-1' } as const), ...failures),
})

type Paid = PaymentEvent<LunchPayment>
type LookedUpPayment = Extract<Paid, { readonly type: 'lookUpPaymentAnswered' }>['answer']
type ClosedPayment = Extract<Paid, { readonly type: 'closePaymentAnswered' }>['answer']
const charges = [
  answered({ outcome: 'paid', receipt } as const),
  answered({ outcome: 'declined', code: 'card_declined' } as const),
  answered({ outcome: 'requiresAction', clientSecret: 'secret' } as const),
  refused('The kitchen has closed.'),
  failed({ kind: 'timeout' }),
  ...failures,
]
const lunchToPay = { what: lunch, details: null, asks: [] }
/** A press that pays the lunch. */
export const press = { key: 'attempt-1', paying: lunchToPay, payer }

export const paymentEvents = eventsOf<Paid>({
  methodChosen: [{ method: { kind: 'savedCard', id: 'pm_visa' } }, { method: { kind: 'newCard' } }],
  cardChanged: [{}],
  paySubmitted: [
    { ...press, card: { kind: 'savedCard', id: 'pm_visa' } },
    { ...press, card: { kind: 'newCard' } },
    { ...press, card: { kind: 'noCard' } },
    { ...press, card: { kind: 'noCard' }, paying: { ...lunchToPay, asks: [tipQuestion] } },
  ],
  walletConfirmed: [{ ...press, amount: lunch.amount }],
  walletPressed: [{ paying: lunchToPay }],
  questionConfirmed: [press],
  questionDeclined: [{}],
  cardSubmitted: [{ payer }],
  payerLeft: [{}],
  nextStarted: [{}],
  paymentGivenUp: [{}],
  retry: [{}],
  unresolvedLeft: [{}],
  makePaymentMethodAnswered: each(answered({ id: 'pm_made', isSaved: false }), ...failures),
  verifyPaymentAnswered: each(answered<'soldOut' | null>(null), answered<'soldOut' | null>('soldOut'), ...failures),
  sendPaymentAnswered: each(...charges),
  completePaymentAnswered: each(...charges),
  lookUpPaymentAnswered: each<LookedUpPayment>(answered({ outcome: 'unknown' }), ...charges),
  closePaymentAnswered: each<ClosedPayment>(answered({ outcome: 'closed' }), ...charges),
  authenticateAnswered: each(done, ...failures),
})
