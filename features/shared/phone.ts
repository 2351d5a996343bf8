import * as z from 'zod/mini'
import { formatUsPhone, usDigits } from '../../ui/PhoneField/usPhone.ts'

/** A US number as 11 digits with its leading 1 (CLM-20). */
export type Phone = string & z.core.$brand<'Phone'>

export const phoneMessage = 'Please enter a valid phone number.'

/** Parses a US number in any notation into 11 digits; other numbers are refused. */
export const phoneSchema = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => usDigits(text) ?? ''),
    z
      .string()
      .check(z.regex(/^1[2-9]\d{9}$/, phoneMessage))
      .brand<'Phone'>(),
  ),
)

/** `15551234567` → `+1 555-123-4567`, exactly 15 characters. */
export const formatPhone = (phone: Phone): string => formatUsPhone(phone)
