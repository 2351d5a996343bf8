import { documentApi } from '../../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The balance of a gift.',
  calls: {
    getGiftBalance: {
      about:
        'The rest of a gift, by its code (GFT-01). A `POST`, so that the code is in no address and in no log of addresses. After some wrong codes the server refuses with 429, with the time to wait in `Retry-After`. Refused with 404 for an unknown code.',
      body: { code: 'The gift’s code, in upper case and without spaces.' },
      response: {
        balance: {
          about: 'The amount that the guest can pay here without a card: the server’s sum of credit and pass. It counts instead of both.',
          fields: {
            left: 'The amount that can still be spent. It is not shown for a gift that has ended.',
            amount: 'The value at first; null if it is not known.',
            country_code: 'The country, which decides whose dollars the amounts are in. If it is missing: `US`.',
            status: 'The state of the gift. `redeemed` is `claimed`, with nothing left.',
            fine_print: { about: 'The terms that it was sold with.', example: 'Not for other gift cards.' },
            expires_on: { about: 'The last day of the vouchers. Null if they do not end.', example: '2027-01-31' },
          },
        },
      },
    },
  },
})
