import * as z from 'zod/mini'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { type OutputOf, endpoint } from '../shared/api/endpoint.ts'
import { bool, fields, nothing, optional } from '../shared/api/wire.ts'

/** The token of a session, as a header can carry it. */
export const bearerToken = z.codec(z.union([z.string().check(z.regex(/^[\x21-\x7e]+$/)), z.number()]), z.string(), {
  decode: String,
  encode: (token) => token,
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/v5/login',
  body: z.object({ user: z.object({ email: emailOnTheWire, password: z.string() }) }),
  response: z.object({ user: fields({ token: ['token', bearerToken], doNotTrack: ['do_not_track', optional(bool)] }) }),
  ownAccount: true,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/v1/users/forgot_password',
  body: z.object({ user: z.object({ email: emailOnTheWire }) }),
  response: nothing,
})

/** The signed-in person: their name for the pages, what fills in a form about them, and whether their account is opted out. */
export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/v5/current_user',
  response: z.object({
    user: fields({
      doNotTrack: ['do_not_track', optional(bool)],
      firstName: ['first_name', optional(z.string(), '')],
      lastName: ['last_name', optional(z.string(), '')],
      email: ['email', optional(z.string(), '')],
    }),
  }),
  auth: 'required',
  endsSession: false,
  ownAccount: true,
})

export type CurrentUser = OutputOf<typeof getCurrentUser>['user']
