import * as z from 'zod/mini'
import { endpoint } from '../shared/api/endpoint.ts'
import { fields, nothing } from '../shared/api/wire.ts'

/** Reports an opened invitation; the server then sends a confirmation email. Refused for an unknown token (PUB-01). */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/v5/verifications/email/verify',
  body: fields({ inviteToken: ['invite_token', z.string()] }),
  response: nothing,
})
