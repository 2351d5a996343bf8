import * as z from 'zod/mini'
import { plainText } from '../../../ui/text/plainText.ts'

/** Typed text by the reading of its sort, checked. */
export const readBy = (read: (text: string) => string, ...checks: z.core.$ZodCheck<string>[]) =>
  z.pipe(z.string(), z.pipe(z.transform(read), z.string().check(...checks)))

/** Typed text as it is meant, checked. */
export const trimmed = (...checks: z.core.$ZodCheck<string>[]) => readBy(plainText, ...checks)

/** A sentence with a code. All its words would count as the code. */
const sentence = /(?<![\w-])code[:\s]+\S/i

/** A code by one of the readings of `typedCode.ts`. An empty one, and a far too long one, is refused with its message. */
export const codeSchema = (read: (text: string) => string, missing: string, tooLong = missing) =>
  z.pipe(
    z.string().check(z.refine((text) => !sentence.test(text), 'Please type the code alone.')),
    readBy(read, z.minLength(1, missing), z.maxLength(64, tooLong)),
  )

/** A person's name: required, and limited in length. */
export const nameSchema = (missing: string, most = 80) =>
  trimmed(z.minLength(1, missing), z.maxLength(most, `Please shorten this to ${most} characters.`))
