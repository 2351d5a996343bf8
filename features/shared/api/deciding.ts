import * as z from 'zod/mini'
import { bool } from './wire.ts'

/**
 * A flag that decides a right or a sum: true or false, also as text, 1 or 0. Without it: no. Any other value makes the answer
 * unreadable, because a guess may give what nobody has granted.
 */
export const decidingFlag = z.codec(z.nullish(bool), z.boolean(), { decode: (value) => value ?? false, encode: (value) => value })
