import * as z from 'zod/mini'
import type { PhoneFormat } from '../../../ui/PhoneField/phoneFormat.ts'
import { usPhone } from '../../../ui/PhoneField/usPhone.ts'

/** A phone number as digits with its country code. A US number has 11, with its leading 1. */
export type Phone = string & z.core.$brand<'Phone'>

/** A number in a request: its form has already validated it. */
export const phoneOnTheWire = z.string().brand<'Phone'>()

export const phoneMessage = 'Please enter a valid phone number.'

/** Parses a number of one country in any notation; other numbers are refused. */
export const createPhoneSchema = (format: PhoneFormat, valid: RegExp) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => format.digits(text) ?? ''),
      z.string().check(z.regex(valid, phoneMessage)).brand<'Phone'>(),
    ),
  )

/** Parses a US number. */
export const phoneSchema = createPhoneSchema(usPhone, /^1[2-9]\d{9}$/)
