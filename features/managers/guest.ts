import * as z from 'zod/mini'
import { bool, id, inside, listOf, optional, text, mapped } from '../shared/api/wire.ts'

export type Guest = {
  readonly id: string
  readonly name: string
  /** As the server has it, to be shown by `phoneText`; null for none. */
  readonly phone: string | null
  /** Null where the server does not say. */
  readonly hasCard: boolean | null
}

const unnamed = 'Guest'

export const guestWire = z.object({ id, first_name: text, last_name: text, phone_number: optional(id), has_active_card: optional(bool) })

export const guestFromWire = ({ id, first_name, last_name, phone_number, has_active_card }: z.output<typeof guestWire>): Guest => ({
  id,
  name: [first_name, last_name].filter(Boolean).join(' ') || unnamed,
  phone: phone_number,
  hasCard: has_active_card,
})

export const guestsResponse = inside('users', listOf(mapped(guestWire, guestFromWire)))

export const nameOrUnnamed = optional(z.string().check(z.trim(), z.minLength(1)), unnamed)
