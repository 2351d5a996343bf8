import { documentApi } from '../../shared/api/documentApi.docs.ts'
import { attemptDocs } from '../../payment/wire/attemptCalls.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'Refunding a payment.',
  fields: { pending: 'Whether the refund is accepted, and has not arrived at the card yet.' },
  calls: {
    refund: {
      about: 'Refunds a payment, or a part of it (MGR-11). The outcome of an idempotency key never changes (NET-08).',
      specified: true,
      body: {
        credit_transaction_id: 'The payment that is refunded: the `id` of the transaction.',
        refund_reason: 'Why: `wrong_amount`, `wrong_guest`, `charged_twice`, `food_or_service` or `other`.',
        refund_amount: 'The whole refund.',
        refund_notes: 'The manager’s note. May be empty.',
        modify_tip: 'Whether the tip is refunded too: then the amount comes off the tip first, and off the bill second.',
      },
      response: {
        refund: {
          about: 'The refund that was made. One of `id`, `pending` and `amount` must be there.',
          fields: {
            id: { about: 'The refund, for support.', example: 'refund-1' },
            amount: { about: 'The refunded amount. Without it the page shows the requested amount.', example: '1.00' },
            status: {
              about:
                'The provider’s status; `pending` is a refund that has not arrived. A word that is not known as a success contradicts the answer, and the page looks the refund up.',
              example: 'succeeded',
            },
          },
        },
      },
    },
    lookUpRefund: attemptDocs.lookUp,
    closeRefund: {
      ...attemptDocs.close,
      response: {
        amount: { about: 'The refunded amount. Without it the page shows the requested amount.', example: '1.00' },
        status: {
          about:
            'The provider’s status. A word that is not known as a success, such as `requires_action`, contradicts the answer, and the page looks the payment up.',
          example: 'succeeded',
        },
        message: { about: 'Why the refund was refused, in words for the manager.', example: 'This payment is refunded already.' },
      },
    },
  },
})
