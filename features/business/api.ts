import * as z from 'zod/mini'
import { endpoint } from '../shared/api/endpoint.ts'
import { fields, nothing } from '../shared/api/wire.ts'

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/v5/verifications/email/verify',
  body: fields({ inviteToken: ['invite_token', z.string()] }),
  response: nothing,
})
