import { documentApi } from '../../shared/api/documentApi.docs.ts'
import { placeBrandDocs } from '../../shared/api/placeBrand.docs.ts'
import { attemptDocs } from '../../payment/wire/attemptCalls.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The payment of a bill by its key: its result and its receipt.',
  fields: {
    status: {
      about:
        'The provider’s status. A word that is not known as a success, such as `requires_action`, contradicts the answer, and the page looks the payment up.',
      example: 'succeeded',
    },
  },
  calls: {
    sendReceipt: {
      about: 'Sends the receipt of a payment by email (DIN-05, RCT-01).',
      body: { email: 'The address that the receipt goes to.' },
    },
    completePayment: attemptDocs.complete,
    lookUpPayment: attemptDocs.lookUp,
    closePayment: {
      ...attemptDocs.close,
      response: {
        payment: {
          about: 'The payment, for the receipt. It counts even if nothing of it can be read.',
          fields: {
            id: 'The reference of the payment that the receipt shows.',
            created_at: 'The time of the payment, as an ISO time. Without it the receipt shows no time, or that of the page.',
            country_code: 'The country in whose dollars the receipt is. Without it the enterprise’s country.',
            location_name: 'The restaurant’s name on the receipt.',
            location_address: 'The restaurant’s address on one line: `12 Dock Street, Portland, ME 04101`.',
            brand: placeBrandDocs('The restaurant. The specification names no field for it'),
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
