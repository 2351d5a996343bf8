import { documentApi } from '../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'Verifying the email address of a business.',
  calls: {
    verifyEmail: {
      about: 'Reports an opened invitation; the server then sends a confirmation email. Refused for an unknown token (PUB-01).',
      specified: true,
      body: { invite_token: 'The token in the link of the invitation. By it the server recognizes who has opened the link.' },
    },
  },
})
