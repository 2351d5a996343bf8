import { documentApi } from '../../shared/api/docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The receipt and the rating of a bill that is paid, by the key of its payment: at the table and in the hosted checkout.',
  calls: {
    rateVisit: {
      about:
        'Rates the visit of a payment, where the enterprise asks for it. A later rating takes the place of an earlier one. This call is our decision.',
      body: {
        liked: 'Whether the guest liked the visit.',
        reasons: { about: 'The parts of the visit that the guest names; none if they only press a thumb.', example: ['food'] },
      },
      response: {
        review_url: {
          about: 'The page on which a guest who liked the visit may write a review. Without it the page offers none.',
          example: 'https://reviews.example/harbor-and-rye',
        },
      },
    },
    sendReceipt: {
      about: 'Sends the receipt of a payment by email (DIN-05, RCT-01).',
      body: { email: 'The address that the receipt goes to.' },
    },
  },
})
