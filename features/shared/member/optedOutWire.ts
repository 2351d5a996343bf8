import type * as z from 'zod/mini'
import type { OptedOut } from './optedOut.ts'
import { flag } from '../api/wire.ts'

/** The fields of the user on the wire. */
export const optOutFields = {
  /** The member wants no offers by email. Where the page asks again, it says so. */
  has_opted_out_email: flag,
  /** The member wants no offers by text message. */
  has_opted_out_sms: flag,
}

export const optedOutOf = (user: z.output<z.ZodMiniObject<typeof optOutFields>>): OptedOut => ({
  email: user.has_opted_out_email,
  sms: user.has_opted_out_sms,
})
