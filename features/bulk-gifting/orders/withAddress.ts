import * as z from 'zod/mini'
import { type Fields, fields } from '../../shared/api/wire.ts'
import { addressOnTheWire } from '../../shared/contact/address.ts'

/** An object that has an `email` or a `phone` on the wire, and one `address` in the domain. */
export const withAddress = <const Others extends Fields>(others: Others) =>
  z.union([
    fields({ ...others, address: ['email', addressOnTheWire.email] }),
    fields({ ...others, address: ['phone', addressOnTheWire.phone] }),
  ])
