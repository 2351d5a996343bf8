/** Most digits of a whole percentage: 100, and what is too much can still be typed and told. */
const mostDigits = 3

/** The whole percent that was typed, of which only the digits count; what it was before where they are too many. */
export function percentTyped(text: string, before: number | null): number | null {
  const digits = text.replaceAll(/\D/g, '')
  if (digits === '') return null
  return digits.replace(/^0+/, '').length > mostDigits ? before : Number(digits)
}
