import { documentApi } from '../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'Paying a bill at the table, and its receipt.',
  fields: {
    status: {
      about:
        'The provider’s status. A word that is not known as a success, such as `requires_action`, contradicts the answer, and the page looks the payment up.',
      example: 'succeeded',
    },
  },
  calls: {
    payTicket: {
      about:
        'Pays a check, or a part of it. The same idempotency key charges at most once (NET-08). Refused with 412 if the amount due, or the charge to the card, differs from what the diner saw.',
      path: { ticket: 'The bill’s number at the till, from the link of the order or from the list of open bills.' },
      body: {
        location_id: 'The restaurant’s location; null for a restaurant without locations.',
        bill_amount_due: 'The due amount that the diner agreed to. The server refuses with 412 if another amount is due.',
        last_payment_id: {
          about:
            'The newest payment of the bill that the diner has seen: the `id` of its `last_payment`; null for none. The server refuses with 412 if the till does not know of a newer one, which `bill_amount_due` cannot show.',
          example: 'payment-7',
        },
        amount: 'The part of the bill that this payment covers, without the tip: all that is due, or less where guests split.',
        line_ids: {
          about:
            'The lines that the part pays, by their `id`; absent for another part. If one of them is paid already, the server charges nothing and answers 412 with a message: the page reads the bill again, and the guest keeps the other lines. This field is our decision.',
          example: ['line-1', 'line-4'],
        },
        bill_amount_to_leave_unpaid: 'The rest of the bill that stays unpaid afterwards.',
        credit_amount: 'The part that the guest’s balance pays. Zero for none.',
        tip: {
          fields: {
            amount: { about: 'The tip: `450` is $4.50.', example: 450 },
            stripe_source_id: { about: 'The card that pays the tip: the `id` of a saved card.', example: 'pm_saved_visa' },
          },
        },
        amount_to_charge:
          'The charge to the card that the diner agreed to, tip included. The server refuses with 412 if rewards, balance and house account leave another sum to the card.',
        payment_method_id:
          'The payment provider’s payment method, such as `pm_1N…`, or the `id` of a saved card. Null if there is nothing to charge.',
      },
    },
  },
})
