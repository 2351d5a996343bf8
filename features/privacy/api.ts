import * as z from 'zod/mini'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { isNo, isRefusal } from '../shared/api/answers/serverRefusal.ts'
import { documentedAs, fields, nullish } from '../shared/api/wire.ts'
import { usStates } from './usStates.ts'

/** An answer whose body contradicts the choice is no success (NET-12). */
const refusesOptOut = (body: unknown): boolean =>
  isRefusal(body) || ['opted_out', 'do_not_track'].some((name) => isNo(Reflect.get(Object(body), name)))

const optedOut = z.unknown()
const yes = z.nullish(z.literal([true, 'true', 1, '1']))
documentedAs.set(optedOut, z.object({ opted_out: yes, do_not_track: yes }))

export const sendOptOut = endpoint({
  method: 'POST',
  path: '/api/v5/do_not_track',
  body: fields({
    state: ['state', nullish(z.enum(usStates.map(({ code }) => code)))],
    firstName: ['first_name', z.string()],
    lastName: ['last_name', z.string()],
    email: ['email', emailOnTheWire],
  }),
  response: optedOut,
  auth: 'optional',
  endsSession: false,
  refuses: refusesOptOut,
})
