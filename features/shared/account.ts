import * as z from 'zod/mini'
import { emailOnTheWire } from './email.ts'
import { endpoint } from './endpoint.ts'
import { id } from './wire.ts'

/** Signs an existing user in. Refused with 401 or 422 and 'Invalid email or password.', or for a suspended account. */
export const signIn = endpoint({
  method: 'POST',
  path: '/api/v5/login',
  body: z.object({ user: z.object({ email: emailOnTheWire, password: z.string() }) }),
  response: z.object({ user: z.object({ token: id }) }),
})
