import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const email = z.string().brand<'Email'>()

/** Signs an existing user in. Refused: 'Invalid email or password.', or a suspended account. */
export const signIn = endpoint({
  method: 'POST',
  path: '/api/v5/login',
  body: z.object({ user: z.object({ email, password: z.string() }) }),
  response: z.object({ user: z.object({ token: z.string() }) }),
})
