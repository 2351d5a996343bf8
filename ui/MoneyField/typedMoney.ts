import { plainNumber } from '../text/plainValue.ts'

/** Maximum digits: 9,999,999.99 in a currency with cents. */
const mostDigits = 9

export type MoneyShape = {
  /** Formats cents: `1234` → `$12.34`. */
  show: (cents: number) => string
  /** Digits after the point: 2 where there are cents, 0 where there are none. */
  decimals: number
  /** The signs of the currency: `$`, `USD`, `US$`. A sum with another sign is another sum. */
  signs: readonly string[]
}

/** The format of a currency; "cents" means its smallest unit. */
export function moneyShape(currency: string): MoneyShape {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 0
  const sign = (format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '').normalize('NFKC')
  // The longer ones first: the shorter one is a part of them.
  const signs = [currency, currency.slice(0, 2) + sign.slice(-1), sign, sign.slice(-1)]
  return { decimals, signs, show: (cents) => format.format(cents / 10 ** decimals) }
}

/** Typed digits as cents: each new digit shifts the others to the left. A zero left by deleting is null: the field can be emptied. */
export function centsTyped(text: string, before: number | null, { decimals }: MoneyShape): number | null {
  const digits = text.replaceAll(/\D/g, '')
  if (digits === '') return null
  const significant = digits.replace(/^0+/, '')
  if (significant.length > mostDigits) return before
  const cents = Number(digits)
  const deleted = before !== null && digits.length <= decimals
  return cents === 0 && deleted ? null : cents
}

const wholes = /^(?:\d*|[1-9]\d{0,2}(?:,\d{3})+)$/

/**
 * The digits of an amount before and behind its point; null if it is none. A grouped whole begins with 1 to 9: `0,250` and `12,5` could
 * mean another amount.
 */
export function sumIn(text: string): { whole: string; fraction: string } | null {
  const [whole = '', fraction = '', ...more] = text.split('.')
  const isSum = wholes.test(whole) && /^\d*$/.test(fraction) && whole + fraction !== '' && more.length === 0
  return isSum ? { whole: whole.replaceAll(/\D/g, ''), fraction } : null
}

/** The cents of a pasted amount (`$1,234.5`); null where the text may mean another: `€12`, `50¢`, `2k`. */
export function centsPasted(text: string, shape: MoneyShape): number | null {
  const typed = plainNumber(text).normalize('NFKC').toUpperCase()
  const sum = sumIn(shape.signs.reduce((rest, sign) => rest.replace(sign, ''), typed).trim())
  if (!sum || sum.fraction.length > shape.decimals) return null
  const digits = sum.whole + sum.fraction.padEnd(shape.decimals, '0')
  return digits.replace(/^0+/, '').length > mostDigits ? null : Number(digits)
}
