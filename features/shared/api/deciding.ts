import * as z from 'zod/mini'
import { bool } from './wire.ts'

/** A flag that decides a right or sum; no where it is missing. Any other value makes the answer unreadable: a guess may grant too much. */
export const decidingFlag = z.codec(z.nullish(bool), z.boolean(), { decode: (value) => value ?? false, encode: (value) => value })
