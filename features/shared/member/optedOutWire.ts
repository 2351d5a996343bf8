import type * as z from 'zod/mini'
import type { OptedOut } from './optedOut.ts'
import { decidingFlag } from '../api/wire.ts'
import { orDropped } from '../api/dropped.ts'

/** A choice that cannot be read counts as an opt-out: nobody is opted in without their consent. */
const optOut = orDropped(decidingFlag, true)

/** The fields of the user on the wire. */
export const optOutFields = { has_opted_out_email: optOut, has_opted_out_sms: optOut }

export const optedOutFromWire = (user: z.output<z.ZodMiniObject<typeof optOutFields>>): OptedOut => ({
  email: user.has_opted_out_email,
  sms: user.has_opted_out_sms,
})
