import * as z from 'zod/mini'
import { endpoint } from '../../shared/api/endpoint.ts'
import { optOutFields, optedOutOf } from '../../shared/member/optedOutWire.ts'
import { referral } from '../../shared/member/referral.ts'
import { text } from '../../shared/api/wire.ts'
import type { Member } from '../claim.ts'

/** The member who is signed in. */
export const getMember = endpoint({
  method: 'GET',
  path: '/api/v5/current_user',
  response: z.pipe(
    z.object({ user: z.object({ ...optOutFields, email: text, referral }) }),
    z.transform(({ user }): Member => ({ email: user.email?.toLowerCase() ?? null, optedOut: optedOutOf(user), referral: user.referral })),
  ),
  ownAccount: true,
})
