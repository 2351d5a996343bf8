import { sumIn } from '../../../ui/MoneyField/typedMoney.ts'
import { plainNumber } from '../../../ui/text/plainValue.ts'
import { type Cents, cents, formatMoneyShort } from './money.ts'

export type TypedSum = {
  readonly dollars: number
  /** The digits behind the point, however many. */
  readonly fraction: string
}

/** Parses an amount as people type it (`$1,250.50`, `.50`), without floating point; null if it is none. */
export function readSum(text: string): TypedSum | null {
  const sum = sumIn(plainNumber(text).replace(/^(?:NZ)?\$?\s*/, ''))
  if (!sum) return null
  const digits = sum.whole.replace(/^0+(?=\d)/, '')
  // More than eight digits exceed every limit, and could exceed the safe integers.
  return { dollars: Number(digits.length > 8 ? '99999999' : digits), fraction: sum.fraction }
}

/** The message for a text that may mean several amounts, in every field for one: with the format. */
export const noSum = (example: '1,250' | '1,250.50'): string => `That’s not an amount. Type it as ${example}.`

/** Parses a typed amount as cents; null if it is none, or has fractions of a cent. */
export function typedCents(text: string): Cents | null {
  const sum = readSum(text)
  if (!sum || sum.fraction.length > 2) return null
  return cents(sum.dollars * 100 + Number(sum.fraction.padEnd(2, '0')))
}

/** The digits of a typed whole number, without its thousands' commas; null if it is none, as `12,5`, `12.5` and `-3`. Empty for nothing. */
export function typedWhole(text: string): string | null {
  if (plainNumber(text) === '') return ''
  const sum = readSum(text)
  return sum && !text.includes('.') ? String(sum.dollars) : null
}

/** An amount as its field shows it: `1,250`. */
export const writeSum = (sum: Cents): string => formatMoneyShort(sum, 'USD').slice(1)
