import * as z from 'zod/mini'
import { cleanCode } from './code.ts'

/** Parses a typed code; an empty or far too long one is refused with the message. */
export const codeSchema = (message: string) =>
  z.pipe(z.string(), z.pipe(z.transform(cleanCode), z.string().check(z.minLength(1, message), z.maxLength(64, message))))
