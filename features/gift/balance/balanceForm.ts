import * as z from 'zod/mini'

const missing = 'Enter the gift’s code.'

/** A code as it was pasted or read from a card: in upper case, without spaces. Its dashes stay. */
export const balanceForm = z.object({
  code: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.replaceAll(/\s/g, '').toUpperCase()),
    ),
    z.string().check(z.minLength(1, missing), z.maxLength(64, 'A gift’s code has at most 64 characters.')),
  ),
})
