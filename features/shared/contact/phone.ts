import * as z from 'zod/mini'
import type { PhoneFormat } from '../../../ui/PhoneField/phoneFormat.ts'
import { usPhone } from '../../../ui/PhoneField/usPhone.ts'
import { plainText } from '../../../ui/text/plainText.ts'

export const phoneMessage = 'Please enter a valid phone number.'

/** Parses a number of one country in any notation; other numbers are refused. */
export const createPhoneSchema = (format: PhoneFormat, valid: RegExp) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => format.digits(plainText(text)) ?? ''),
      z.string().check(z.regex(valid, phoneMessage)).brand<'Phone'>(),
    ),
  )

/** Parses a US number that can be somebody's: numbers of 900 cost their caller, and ten fives are nobody's. */
export const phoneSchema = createPhoneSchema(usPhone, /^1(?!900|5{10})[2-9]\d{9}$/)
