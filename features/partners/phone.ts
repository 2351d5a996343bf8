import * as z from 'zod/mini'
import { name, optional } from '../shared/api/wire.ts'

/** A telephone number as it is sent: its digits, as text or as a number. */
export const phone = optional(z.codec(z.union([name, z.number()]), z.string(), { decode: String, encode: (number) => number }))
