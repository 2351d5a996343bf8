import * as z from 'zod/mini'
import { type Cents, type Currency, cents, centsSchema, currencySchema, formatMoney } from '../shared/money/money.ts'
import { rest } from './rest.ts'
import { thingSchema } from './thing.ts'

// The terms that a payer agrees to, on any page. They are recorded before anything is sent, so they name nothing of the payer. Where they are
// read again, the two are compared whole.

const line = z.object({ of: z.string(), sum: centsSchema })
/** A part of a sum, by the payer's word for it: `tip`, `card`, `credit`. */
export type Line = Readonly<z.output<typeof line>>

export const agreement = z.object({
  thing: thingSchema,
  /** The address of the page that pays it, without data of the payer: a page finds its payments before it has read what is paid. */
  at: z.array(z.string()),
  /** The payer's words for it: "check 1042 at Harbor & Rye"; null for none. */
  name: z.nullable(z.string()),
  /** The charge to the card. */
  amount: centsSchema,
  currency: currencySchema,
  /** By each source of money. They add up to what is bought, with its tip. */
  pays: z.array(line),
  /** Credit that the payer gets for it. */
  gets: z.array(line),
  /** The sum that this payer was asked for before this payment, and what it leaves; null where nothing can be left. */
  due: z.nullable(centsSchema),
  rest: z.nullable(rest),
  /** The words that the payer has agreed to; null for none. */
  consent: z.nullable(z.string()),
})
export type Agreement = Readonly<z.output<typeof agreement>>

export type At = readonly string[]

export const isSameAddress = (one: At, other: At): boolean =>
  one.length === other.length && one.every((part, index) => part === other[index])

const total = (lines: readonly Line[]): Cents => cents(lines.reduce((sum, each) => sum + each.sum, 0))

/** The lines of these sums that are not zero. */
export const linesOf = (sums: Readonly<Record<string, Cents>>): Line[] =>
  Object.entries(sums).flatMap(([of, sum]) => (sum === 0 ? [] : { of, sum }))

/** The sum that the payer recognizes: the card's charge, or all of it where credit pays it. */
export const shownSum = ({ amount, pays }: Pick<Agreement, 'amount' | 'pays'>): Cents => (amount === 0 ? total(pays) : amount)

/** A difference between what was agreed and what would be paid now, for the payer. */
export type Difference = { readonly kind: 'less' | 'more' | 'other' | 'paid'; readonly message: string }

const lookFirst = 'You were not charged: please look at the total before you pay.'

function changedLine(before: readonly Line[], now: readonly Line[]) {
  for (const of of new Set([...before, ...now].map((each) => each.of))) {
    const [was, is] = [before, now].map((lines) => total(lines.filter((each) => each.of === of)))
    if (was !== undefined && is !== undefined && was !== is) return { of, was, is }
  }
  return null
}

/** The words of a sum that is another one than the payer saw. */
export const changedText = (what: string, was: Cents, is: Cents, currency: Currency): string =>
  `${what} was ${formatMoney(was, currency)}, and is ${formatMoney(is, currency)} now. ${lookFirst}`

type Due = { readonly due: Cents }

/** The difference in what is due: another guest has paid, or the restaurant has changed the bill. Null if the same is due. */
export function changedDue(before: Due, now: Due & { readonly currency: Currency }): Difference | null {
  if (now.due === before.due) return null
  if (now.due === 0) return { kind: 'paid', message: 'Your bill has been paid in the meantime. You were not charged.' }
  return { kind: now.due < before.due ? 'less' : 'more', message: changedText('Your bill', before.due, now.due, now.currency) }
}

const whole = z.extend(agreement, { terms: z.unknown() })
type Whole = Agreement & { readonly terms: unknown }

/** Whether two agreements are the same, to the last nested field of their terms. */
export const isSame = (one: Whole, other: Whole): boolean => JSON.stringify(whole.parse(one)) === JSON.stringify(whole.parse(other))

/** The first difference that the payer must agree to; null where the two are the same, whole. */
export function differenceBetween(agreed: Whole, now: Whole): Difference | null {
  if (isSame(agreed, now)) return null
  const { currency } = now
  const due = agreed.due !== null && now.due !== null && changedDue({ due: agreed.due }, { due: now.due, currency })
  if (due) return due
  if (agreed.amount !== now.amount)
    return {
      kind: now.amount < agreed.amount ? 'less' : 'more',
      message: `Your card would have paid ${formatMoney(agreed.amount, currency)}, and would pay ${formatMoney(now.amount, currency)} now. ${lookFirst}`,
    }
  const got = changedLine(agreed.gets, now.gets)
  if (got) return { kind: got.is < got.was ? 'less' : 'more', message: changedText(`Your ${got.of}`, got.was, got.is, currency) }
  const [was, is] = [agreed.rest?.ofBill, now.rest?.ofBill]
  if (was !== undefined && is !== undefined && was !== is)
    return { kind: 'other', message: changedText('What stays due', was, is, currency) }
  return { kind: 'other', message: `It would be paid in another way now. ${lookFirst}` }
}
