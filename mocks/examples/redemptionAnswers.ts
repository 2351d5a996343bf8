import { closePayment, completePayment, lookUpPayment, payTicket, sendReceipt } from '../../features/diner/api.ts'
import { type ExampleAnswer, unspecified, within } from './exampleAnswer.ts'
import { paidCheck } from './redemptions.ts'

const paid = { outcome: 'paid', payment: paidCheck }
const parts = within('payment.pos_success.payments', 'amount')

export const redemptionAnswers: readonly ExampleAnswer[] = [
  { title: 'a payment of a check', endpoint: payTicket, body: paid, essential: ['outcome'], ofEntry: parts },
  {
    title: 'a payment of a check that the bank asks about',
    endpoint: completePayment,
    body: { outcome: 'requires_action', client_secret: 'secret' },
    essential: ['outcome', 'client_secret'],
  },
  {
    title: 'a declined payment of a check',
    endpoint: closePayment,
    body: { outcome: 'declined', decline_code: 'expired_card' },
    essential: ['outcome'],
  },
  { title: 'a payment of a check that is looked up', endpoint: lookUpPayment, body: paid, essential: ['outcome'], ofEntry: parts },
  unspecified(['a receipt of a check', sendReceipt]),
]
