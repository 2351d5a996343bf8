import { documentApi } from '../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The hosted checkout, to which a till leads.',
  fields: {
    id: 'The reference of the payment that the receipt shows.',
    status: {
      about:
        'The provider’s status. A word that is not known as a success, such as `requires_action`, contradicts the answer, and the page looks the payment up.',
      example: 'succeeded',
    },
    created_at: 'The time of the payment, as an ISO time. Without it the receipt shows the time of the page.',
    amount_charged: 'The charge to the card, tip included. Without it the receipt shows the amount that the guest agreed to.',
    transaction: 'The charge, for the receipt. For a till it also means that the payment was made.',
  },
  calls: {
    addCard: {
      about: 'Saves a card by its token, and answers with all cards of the diner (POS-12).',
      specified: true,
      body: { stripe_token: 'The payment provider’s token of the new card. The card’s number never reaches the server.' },
      response: { credit_cards: { about: 'All saved cards of the diner, the new one included.', ordered: true } },
    },
    payBill: {
      about:
        'Pays a bill. Acts once for each idempotency key (NET-08): the specification names no key, so this is our decision. Refused with 412 where lines of the payment are paid already.',
      specified: true,
      body: {
        transaction: {
          about: 'The payment: its amounts and the ways to pay.',
          fields: {
            amount: 'The amount that the payment takes off the bill, without the tip.',
            line_ids: {
              about:
                'The lines that the part pays, by their `id`; absent for another part. If one of them is paid already, the server charges nothing and answers 412 with a message: the page reads the bill again, and the guest keeps the other lines. This field is our decision.',
              example: ['line-1', 'line-4'],
            },
          },
        },
        project: 'The restaurant’s project, by its id or its slug.',
        location_id: 'The restaurant’s location; null for a restaurant without locations.',
        tip: {
          fields: {
            amount: { about: 'The tip.', example: '4.50' },
            stripe_source_id: { about: 'The card that pays the tip: the `id` of a saved card.', example: 'pm_saved_visa' },
          },
        },
      },
    },
    buyCredit: {
      about:
        'Buys credit at the table (POS-06). Acts once for each idempotency key (NET-08). The specification does not show the answer: that its `transaction` has the charge is our decision.',
      specified: true,
      body: {
        gift_card_purchase: {
          about: 'The credit that the guest buys at the table.',
          fields: {
            gift_card_option_id: 'The option: the `id` of one of the venue’s `gift_card_options`.',
            stripe_source_id: 'The card that pays: the `id` of a saved card.',
            agrees_with_tos_privacy: 'Always this text: the guest has agreed to the terms and the privacy policy.',
          },
        },
      },
    },
  },
})
