import { documentApi } from '../../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'Paying a guest’s check as the staff.',
  fields: {
    status: {
      about:
        'The provider’s status. A word that is not known as a success, such as `requires_action`, contradicts the answer, and the page looks the payment up.',
      example: 'succeeded',
    },
    transaction: 'The payment: its amounts and the ways to pay. In an answer the charge, for the receipt.',
  },
  calls: {
    payTicket: {
      about: 'Pays a guest’s check with their card, rewards and balance (MGR-09). Acts once for each idempotency key (NET-08).',
      specified: true,
      path: { id: 'The location.' },
      body: {
        transaction: {
          fields: {
            amount: 'The amount that the payment takes off the bill, without the tip.',
            force_overspend: 'The whole amount goes to the card, although the guest has a balance.',
            auto_gratuity: 'The service charge.',
          },
        },
        project: 'The restaurant’s project, by its id or its slug.',
        location_id: 'The restaurant’s location; null for a restaurant without locations.',
        allow_offer_override: 'Always yes: the guest has seen which reward pays, so the server must not choose another.',
        notes: { about: 'The manager’s note about the check; null for none.', example: 'Table by the window.' },
      },
      response: {
        transaction: {
          about: 'The charge, for the receipt.',
          fields: {
            id: 'The reference of the payment that the receipt shows.',
            amount_charged: 'The charge to the card, tip included. Without it the receipt shows the amount that the guest agreed to.',
            created_at: 'The time of the payment, as an ISO time. Without it the receipt shows the time of the page.',
          },
        },
      },
    },
  },
})
