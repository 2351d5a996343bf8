import { documentApi } from '../shared/api/documentApi.docs.ts'
import * as api from './api.ts'

export const docs = documentApi(api, {
  about: 'Signing in, and who is signed in.',
  fields: { user: 'The person who signs in, or whose account it is.', email: 'The account’s email address.' },
  calls: {
    signIn: {
      about: "Signs an existing user in. Refused with 401 or 422 and 'Invalid email or password.', or for a suspended account.",
      specified: true,
      body: { user: { fields: { password: 'The password as it was typed. The server never answers it.' } } },
      response: { user: { fields: { token: 'Proves who is signed in. The apps send it as the bearer’s token.' } } },
    },
    forgotPassword: {
      about: 'Sends a link that resets the password (POS-03, NET-13). Refused for an address without an account.',
      specified: true,
      body: { user: 'The person who has forgotten the password.' },
    },
    getCurrentUser: { about: 'The signed-in person, and the choice that is saved in their account (PRV-05).', specified: true },
  },
})
