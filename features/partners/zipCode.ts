import * as z from 'zod/mini'
import { name, optional } from '../shared/api/wire.ts'

/** A US ZIP code. One that was sent as a number has lost its first zeros. */
export const zipCode = optional(
  z.codec(z.union([name, z.number()]), z.string(), { decode: (code) => String(code).padStart(5, '0'), encode: (code) => code }),
)
