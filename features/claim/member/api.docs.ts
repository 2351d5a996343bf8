import { documentApi } from '../../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'The member who claims an offer.',
  calls: {
    getMember: {
      about: 'The signed-in member. A member who cannot be read claims as a guest.',
      specified: true,
      response: {
        user: {
          about: 'The person who signs in, or whose account it is.',
          fields: {
            has_opted_out_email: { about: 'The member wants no offers by email. A page that asks again mentions it.', example: false },
            has_opted_out_sms: { about: 'The member wants no offers by text message.', example: false },
            email: 'The account’s email address.',
          },
        },
      },
    },
  },
})
