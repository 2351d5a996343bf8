import * as z from 'zod/mini'

/** Control characters except line breaks and tabs, and the two that reverse the direction of the text after them. */
const unsayable = /[\u202D\u202E]|(?![\n\r\t])\p{Cc}/gu

/** Trims typed text before the checks, and removes characters that nobody types on purpose. */
export const trimmed = (...checks: z.core.$ZodCheck<string>[]) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => text.replaceAll(unsayable, '').trim()),
      z.string().check(...checks),
    ),
  )

/** A person's name: required, and limited in length. */
export const nameSchema = (missing: string, most = 80) =>
  trimmed(z.minLength(1, missing), z.maxLength(most, `Please shorten this to ${most} characters.`))
