import { documentApi } from '../shared/api/docs.ts'
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
    completePayment: { about: 'Continues an attempt that the diner has confirmed with the bank.' },
    lookUpPayment: {
      about:
        'Reads the result of an attempt: before it may be repeated, and for the receipt (NET-08, DIN-05). Its key alone tells the outcome, what continues it, `pos_success` and `amount_charged`. Everything else of an attempt that was made with a token is for that person’s token alone.',
    },
    closePayment: {
      about: 'Gives an attempt up: from now on its key charges nothing (NET-08). Answers the attempt’s result if it has one.',
      response: {
        payment: {
          about: 'The payment, for the receipt. It counts even if nothing of it can be read.',
          fields: {
            id: 'The reference of the payment that the receipt shows.',
            created_at: 'The time of the payment, as an ISO time. Without it the receipt shows no time.',
            country_code: 'The country in whose dollars the receipt is. Without it the enterprise’s country.',
            location_name: 'The restaurant’s name on the receipt.',
            location_address: 'The restaurant’s address on one line: `12 Dock Street, Portland, ME 04101`.',
            ticket: 'The bill after the payment, for the receipt.',
            tip_amount: 'The tip.',
            amount_charged: 'The charge to the card, tip included. Without it the receipt shows the amount that the guest agreed to.',
            amount_remaining: 'The rest of the bill for others to pay.',
            pos_success: {
              fields: {
                payments: {
                  fields: {
                    type: 'The source of the money: `offer`, `balance`, `house_account`, `card` or `tip`. Any other word is shown as “Other”.',
                    label: 'The name of the part on the receipt. Without it the page names it by its `type`.',
                    amount: 'This part of the payment.',
                  },
                },
              },
            },
            subscription_credit_back: { fields: { amount: { about: 'The amount.', example: '10.00' } } },
          },
        },
      },
    },
  },
})
