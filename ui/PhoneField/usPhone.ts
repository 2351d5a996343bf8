/** Digits of a US number, country code included. */
const maxDigits = 11

const nonDigit = /\D/g

/** The digits of what was typed or pasted, led by the country code 1, at most eleven. */
function usDigits(text: string): string {
  const digits = text.replace(nonDigit, '')
  if (digits === '') return ''
  return (digits.startsWith('1') ? digits : `1${digits}`).slice(0, maxDigits)
}

/** `+1 555-123-4567`, or as much of it as has been typed (CLM-20). A whole number has 15 characters. */
export function formatUsPhone(text: string): string {
  const digits = usDigits(text)
  const parts = [digits.slice(1, 4), digits.slice(4, 7), digits.slice(7)].filter(Boolean)
  if (digits === '') return ''
  return parts.length === 0 ? '+1' : `+1 ${parts.join('-')}`
}

/** Where the caret goes when `text`, with the caret after `caret` characters, becomes `formatUsPhone(text)`. */
export function caretAfterFormat(text: string, caret: number): number {
  const formatted = formatUsPhone(text)
  const before = text.slice(0, caret).replace(nonDigit, '').length
  const addsCountryCode = !text.replace(nonDigit, '').startsWith('1')
  const wanted = before > 0 && addsCountryCode ? before + 1 : before
  const digitPlaces = Array.from(formatted.matchAll(/\d/g), (digit) => digit.index)
  return wanted === 0 ? 0 : (digitPlaces[wanted - 1] ?? formatted.length - 1) + 1
}
