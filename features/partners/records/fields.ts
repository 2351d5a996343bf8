import * as z from 'zod/mini'
import { phoneMessage, phoneSchema } from '../../shared/contact/phone.ts'

/** Optional text of a form: null for an empty field. */
export const optionalText = z.codec(z.string(), z.nullable(z.string()), {
  decode: (text) => text.trim() || null,
  encode: (text) => text ?? '',
})

/** An optional US telephone number, stripped to its digits: null for an empty field. */
export const optionalPhone = z.codec(z.string(), z.nullable(z.string()), {
  decode: (text, { issues }) => {
    if (text.trim() === '') return null
    const { success, data = null } = z.safeParse(phoneSchema, text)
    if (!success) issues.push({ code: 'custom', message: phoneMessage, input: text })
    return data
  },
  encode: (digits) => digits ?? '',
})

/** Optional text that has a given form. */
export const optionalMatch = (pattern: RegExp, message: string) =>
  z.codec(
    z.string().check(
      z.trim(),
      z.refine((text) => text === '' || pattern.test(text), message),
    ),
    z.nullable(z.string()),
    { decode: (text) => text || null, encode: (text) => text ?? '' },
  )

/** Text that may not be empty. */
export const requiredText = (message: string) => z.string().check(z.trim(), z.minLength(1, message))
