import * as z from 'zod/mini'

/** An offer or claim code as it is kept and sent: letters and digits only, in upper case (CLM-21). */
export const cleanCode = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toUpperCase()

/** Typed text to a code; one with nothing in it, or far too much, is refused with the message. */
export const codeSchema = (message: string) =>
  z.pipe(
    z.string(),
    z.pipe(z.transform(cleanCode), z.string().check(z.minLength(1, message), z.maxLength(64, message))),
  )
