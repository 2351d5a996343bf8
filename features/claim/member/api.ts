import * as z from 'zod/mini'
import { type OutputOf, endpoint } from '../../shared/api/endpoint.ts'
import { optOutFields, optedOutFromWire } from '../../shared/member/optedOutWire.ts'
import { referral } from '../../shared/member/referral.ts'
import { id, optional, text, mapped } from '../../shared/api/wire.ts'

export const getMember = endpoint({
  method: 'GET',
  path: '/api/v5/current_user',
  response: mapped(z.object({ user: z.object({ ...optOutFields, email: text, phone_number: optional(id), referral }) }), ({ user }) => ({
    email: user.email?.toLowerCase() ?? null,
    /** Digits; empty for none. */
    phone: user.phone_number?.replace(/\D/g, '') ?? '',
    optedOut: optedOutFromWire(user),
    referral: user.referral,
  })),
  auth: 'required',
  endsSession: false,
  ownAccount: true,
})

export type Member = Readonly<OutputOf<typeof getMember>>
