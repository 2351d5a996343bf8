import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { text } from './wire.ts'

/** Who is signed in, as the navigation names them. */
export type CurrentUser = { readonly name: string; readonly email: string }

/** Who is signed in (A §7). */
export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/v5/current_user',
  response: z.pipe(
    z.object({ user: z.object({ first_name: text, last_name: text, email: text }) }),
    z.transform(({ user }): CurrentUser => ({
      name: [user.first_name, user.last_name].filter(Boolean).join(' ') || (user.email ?? ''),
      email: user.email ?? '',
    })),
  ),
  auth: 'required',
})
