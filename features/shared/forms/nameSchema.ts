import * as z from 'zod/mini'
import { plainText } from '../../../ui/plainText.ts'

/** Typed text as it is meant, checked. */
export const trimmed = (...checks: z.core.$ZodCheck<string>[]) =>
  z.pipe(z.string(), z.pipe(z.transform(plainText), z.string().check(...checks)))

/** A person's name: required, and limited in length. */
export const nameSchema = (missing: string, most = 80) =>
  trimmed(z.minLength(1, missing), z.maxLength(most, `Please shorten this to ${most} characters.`))
