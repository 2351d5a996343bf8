import * as z from 'zod/mini'
import { endpoint } from '../shared/endpoint.ts'
import { fields, nothing } from '../shared/wire.ts'

/** Tells that an invitation was opened; a mail to be confirmed goes to its address. Refused where nobody knows it (PUB-01). */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/v5/verifications/email/verify',
  body: fields({ inviteToken: ['invite_token', z.string()] }),
  response: nothing,
})
