/** Digits of a US number, country code included. */
const maxDigits = 11

const nonDigit = /\D/g

/** A `+` with another country's code or none yet, or words between digits ("ext. 89"). */
const notUs = /^[^\d+]*\+\D*([02-9]|$)|\d[^\da-z]*[a-z]\D*\d/i

/**
 * The digits of a US number, or of as much of it as the text holds, led by the country code 1 (CLM-20). Null for text
 * that is none, or more than one: no digit is ever left out to make it one.
 */
export function usDigits(text: string): string | null {
  const digits = text.replace(nonDigit, '').replace(/^(?=[^1])/, '1')
  return digits.length > maxDigits || notUs.test(text) ? null : digits
}

/**
 * `+1 555-123-4567`, or as much of it as has been typed (CLM-20). A whole number has 15 characters. What is no US number
 * stays as it was typed.
 */
export function formatUsPhone(text: string): string {
  const digits = usDigits(text)
  if (digits === null) return text
  const parts = [digits.slice(1, 4), digits.slice(4, 7), digits.slice(7)].filter(Boolean)
  return digits && `+1 ${parts.join('-')}`.trim()
}

/** Where the caret goes when `text`, with the caret after `caret` characters, becomes `formatUsPhone(text)`. */
export function caretAfterFormat(text: string, caret: number): number {
  const digits = usDigits(text)
  if (digits === null) return caret
  const before = digits.length - text.slice(caret).replace(nonDigit, '').length
  const places = Array.from(formatUsPhone(text).matchAll(/\d/g), ({ index }) => index)
  return (places[before - 1] ?? -1) + 1
}
