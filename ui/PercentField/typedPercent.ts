/** Maximum digits: three, so that too high a percentage can be typed and refused. */
const mostDigits = 3

/** The typed whole percent, digits only; the value before where there are too many. */
export function percentTyped(text: string, before: number | null): number | null {
  const digits = text.replaceAll(/\D/g, '')
  if (digits === '') return null
  return digits.replace(/^0+/, '').length > mostDigits ? before : Number(digits)
}
