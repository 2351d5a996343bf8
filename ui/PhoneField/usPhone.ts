import type { PhoneFormat } from './phoneFormat.ts'

/** Digits of a US number, country code included. */
const maxDigits = 11

const nonDigit = /\D/g

/** A `+` with another or no country code, or letters between digits ("ext. 89"). */
const notUs = /^[^\d+]*\+\D*([02-9]|$)|\d[^\da-z]*[a-z]\D*\d/i

/** The digits of a full or partial US number, with the country code 1. Null for other text: no digit is ever dropped to make it one. */
export function usDigits(text: string): string | null {
  const digits = text.replace(nonDigit, '').replace(/^(?=[^1])/, '1')
  return digits.length > maxDigits || notUs.test(text) ? null : digits
}

/** Formats a full or partial number as `+1 555-123-4567`; a full one has 15 characters. Other text stays unchanged. */
export function formatUsPhone(text: string): string {
  const digits = usDigits(text)
  if (digits === null) return text
  const parts = [digits.slice(1, 4), digits.slice(4, 7), digits.slice(7)].filter(Boolean)
  return digits && `+1 ${parts.join('-')}`.trim()
}

export const usPhone: PhoneFormat = { digits: usDigits, format: formatUsPhone }
