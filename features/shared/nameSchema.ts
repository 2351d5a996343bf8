import * as z from 'zod/mini'

/** Typed text, without the blanks around it, to what the checks let through. */
export const trimmed = (...checks: z.core.$ZodCheck<string>[]) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => text.trim()),
      z.string().check(...checks),
    ),
  )

/** A person's name; one with nothing in it is refused with the message, one of more characters than the most with how many may be. */
export const nameSchema = (missing: string, most = 80) =>
  trimmed(z.minLength(1, missing), z.maxLength(most, `Please shorten this to ${most} characters.`))
