import * as api from '../../features/pos/api.ts'
import { type ExampleAnswer, within } from './exampleAnswer.ts'

const card = { id: 'pm_1', brand: 'Visa', last_four: '4242', exp_month: 8, exp_year: 2029 }
const charge = {
  pos_success: true,
  return_url_override: 'https://order.example/done',
  transaction: { id: 'payment-1', amount_charged: '97.88', created_at: '2026-11-20T18:30:00Z' },
}

export const posAnswers: readonly ExampleAnswer[] = [
  {
    title: 'the cards after one was added',
    endpoint: api.addCard,
    body: { credit_cards: [card, { ...card, id: 'pm_2' }] },
    essential: ['credit_cards'],
    ofEntry: within('credit_cards', 'id', 'brand', 'last_four', 'exp_month', 'exp_year'),
  },
  { title: 'a payment at the table', endpoint: api.payBill, body: charge, essential: [] },
  { title: 'credit bought at the table', endpoint: api.buyCredit, body: charge, essential: [] },
  { title: 'a payment at the table that was continued', endpoint: api.completePayment, body: charge, essential: [] },
  {
    title: 'the look-up of a payment at the table',
    endpoint: api.lookUpPayment,
    body: { outcome: 'paid', ...charge },
    essential: ['outcome'],
  },
  {
    title: 'a payment at the table that was given up',
    endpoint: api.closePayment,
    body: { outcome: 'closed', ...charge },
    essential: ['outcome'],
  },
]
