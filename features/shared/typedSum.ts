import { type Cents, formatMoneyShort } from './money.ts'

/**
 * A sum as people type it: `$1,250.50`. The groups are the dollars and the cents. A comma only divides thousands: in
 * `50,50` it may stand for a point, which would make another sum of it.
 */
const typedSum = /^\$?\s*(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/

/** A sum that was typed. */
export type TypedSum = {
  readonly dollars: number
  /** The digits behind the point, however many. */
  readonly fraction: string
}

/** Typed text as a sum, without ever being a fraction; null for what is none. */
export function readSum(text: string): TypedSum | null {
  const [, typed, fraction = ''] = typedSum.exec(text.trim()) ?? []
  if (typed === undefined) return null
  const digits = typed.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  // More digits than any limit has are above every limit, and no number beyond what can be counted exactly.
  return { dollars: Number(digits.length > 8 ? '99999999' : digits), fraction }
}

/** A sum as it stands in its field: `$1,250` without its sign. */
export const writeSum = (sum: Cents): string => formatMoneyShort(sum).slice(1)
