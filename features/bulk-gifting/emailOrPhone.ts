import * as z from 'zod/mini'
import { type Fields, fields } from '../shared/api/wire.ts'
import { emailOrPhoneOnTheWire } from '../shared/contact/address.ts'

/** An object that has an `email` or a `phone` on the wire, and one `address` in the domain. */
export const withEmailOrPhone = <const Others extends Fields>(others: Others) =>
  z.union([
    fields({ ...others, address: ['email', emailOrPhoneOnTheWire.email] }),
    fields({ ...others, address: ['phone', emailOrPhoneOnTheWire.phone] }),
  ])
