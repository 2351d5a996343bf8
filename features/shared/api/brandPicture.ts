import * as z from 'zod/mini'
import { optional, unchecked } from './wire.ts'

/** A picture of a brand, as `brandImages` reads it: its address, or an object with it. */
export const brandPicture = (address: z.ZodMiniType = z.string()) =>
  unchecked(z.union([address, z.object({ url: optional(address), light_mode: optional(address), dark_mode: optional(address) })]))
