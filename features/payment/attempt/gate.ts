import { formatTime } from '../../shared/dates/time.ts'
import { type Cents, type Currency, type Money, formatMoney } from '../../shared/money/money.ts'
import type { PaymentTypes } from './attempt.ts'
import { type Again, type Thing, isOfKind } from '../thing.ts'

// The one gate of a payment: no way to pay sends anything that it does not let through.

/** A question that the payer must say yes to before anything is paid. A yes counts for this `id` alone. */
export type Question = {
  readonly id: string
  readonly about: 'tip' | 'bill' | 'refund' | 'paidBefore' | 'record'
  readonly title: string
  readonly text: string
  /** The label of the button that confirms and pays. A wallet is pressed again after it. */
  readonly confirmLabel: string
  readonly cancelLabel: string
}

/** The payment that the gate has let through. */
export type Agreed<P extends PaymentTypes> = { readonly what: P['what']; readonly details: P['details'] }

/** The payment that a press makes once the payer has confirmed each question. */
export type Allowed<P extends PaymentTypes> = Agreed<P> & {
  readonly asks: readonly Question[]
  /** The till knows of the newest payment, as the server says. */
  readonly tillKnows?: boolean
}

export type Paying<P extends PaymentTypes> =
  | Allowed<P>
  /**
   * `blocked`: why nothing can be paid, as a text for the payer. `sum`: the page shows it until then; null for none.
   * `isLiftedBy`: by default the page, in time. The `payer` lifts it with a choice on the page, which shows
   * the reason after a press: the button looks ready. `nobody` does. `isShown`: the page shows the reason before any press.
   */
  | { readonly blocked: string; readonly sum: Money | null; readonly isLiftedBy?: 'payer' | 'nobody'; readonly isShown?: boolean }

type PaymentDecision<P extends PaymentTypes> =
  | { readonly is: 'open'; readonly agreement: Agreed<P> }
  /** `amount`: the charge that is asked about. */
  | { readonly is: 'asking'; readonly question: Question; readonly amount: Cents }
  | { readonly is: 'closed'; readonly why: string | null; readonly isFinal: boolean }

/** Decides what a press may do now. `confirmed`: the ids of the questions that the payer has confirmed. `null`: there is nothing to pay. */
export function decidePayment<P extends PaymentTypes>(paying: Paying<P> | null, confirmed: readonly string[] = []): PaymentDecision<P> {
  if (paying === null) return { is: 'closed', why: null, isFinal: false }
  if ('blocked' in paying) return { is: 'closed', why: paying.blocked, isFinal: paying.isLiftedBy === 'nobody' }
  const { what, details, asks } = paying
  const question = asks.find(({ id }) => !confirmed.includes(id))
  return question ? { is: 'asking', question, amount: what.amount } : { is: 'open', agreement: { what, details } }
}

/** Whether a press says what the payer must choose first. */
export const answersPress = <P extends PaymentTypes>(paying: Paying<P> | null): boolean =>
  paying !== null && 'blocked' in paying && paying.isLiftedBy === 'payer'

/** The reason that the page shows before any press; null for none. */
export const reasonShown = <P extends PaymentTypes>(paying: Paying<P> | null): string | null =>
  paying !== null && 'blocked' in paying && paying.isShown === true ? paying.blocked : null

/** The sum that the page shows; null if it shows none. */
export const sumShown = <P extends PaymentTypes>(paying: Paying<P> | null): Money | null =>
  paying === null ? null : 'blocked' in paying ? paying.sum : { amount: paying.what.amount, currency: paying.what.currency }

/** A payment of the same thing that this device has made. */
export type PaidBefore = {
  readonly mark: string
  readonly again: Again
  /** The charge, and its time in milliseconds since 1970; null where another tab has paid it. */
  readonly seen: { readonly charged: Cents; readonly currency: Currency; readonly at: number } | null
}

const unless = 'Unless this is another bill, more was ordered, or that was a part of the bill, nothing is owed.'

/** The words for what a press does: it pays, or it refunds. */
const words = {
  paid: { does: 'Pay', done: 'paid', ofIt: 'paid for it', asked: `The restaurant may not show that yet. ${unless}` },
  refunded: {
    does: 'Refund',
    done: 'refunded',
    ofIt: 'refunded',
    asked: 'The list may not show that yet. Refund again only if the guest gets both.',
  },
} as const
const wordsFor = (thing: Thing) => words[isOfKind(thing, 'refund') ? 'refunded' : 'paid']

const again = (mark: string, { amount, currency }: Money, text: string, does: 'Pay' | 'Refund' = 'Pay'): Question => ({
  id: JSON.stringify(['paidBefore', mark, amount]),
  about: 'paidBefore',
  title: `${does} this again?`,
  text,
  confirmLabel: `${does} ${formatMoney(amount, currency)} again`,
  cancelLabel: `Don’t ${does.toLowerCase()} again`,
})

/** Asks before a bill is paid again of which the server has a payment that the till does not know. `fact`: that payment, in a sentence. */
export const untoldAgain = (payment: string, sum: Money, fact: string): Question =>
  again(payment, sum, `${fact} The restaurant’s till does not know that yet. ${unless}`)

/**
 * Asks before this device pays the same again: a till may be slow. A thing that is paid once is not paid again. The server's question about
 * a payment comes before the device's: it is of the newest one, whoever has made it.
 */
export function askedAgain<P extends PaymentTypes>(paying: Allowed<P>, paid: PaidBefore | null): Paying<P> {
  if (paid === null) return paying
  const { mark, again: may, seen } = paid
  const { amount, currency, thing } = paying.what
  const { does, done, ofIt, asked } = wordsFor(thing)
  const fact = seen
    ? `${formatMoney(seen.charged, seen.currency)} was ${ofIt} at ${formatTime(new Date(seen.at), 'device')}, on this device.`
    : `It was ${done} on this device.`
  if (may === 'never') return { blocked: `${fact} It can’t be paid twice.`, sum: { amount, currency }, isLiftedBy: 'nobody' }
  if (paying.asks.some(({ about }) => about === 'paidBefore')) return paying
  const question = again(mark, { amount, currency }, `${fact} ${may === 'free' ? 'Pay again only to buy it twice.' : asked}`, does)
  return { ...paying, asks: [question, ...paying.asks] }
}

/** Asks before a payment whose record this browser cannot keep: after a reload the page would not know of it. */
export function askedUnrecorded<P extends PaymentTypes>(paying: Paying<P>, canRecord: boolean): Paying<P> {
  if (canRecord || 'blocked' in paying) return paying
  const { amount, currency, thing } = paying.what
  const { does, done } = wordsFor(thing)
  const question = {
    id: 'record',
    about: 'record',
    title: 'Keep this page open',
    text: `This browser’s storage is full or blocked. If you leave or reload this page before it shows the result, it can’t tell whether this was ${done}. Free some space, or use another browser, to be safe.`,
    confirmLabel: `${does} ${formatMoney(amount, currency)}`,
    cancelLabel: `Don’t ${does.toLowerCase()} now`,
  } as const
  return { ...paying, asks: [...paying.asks, question] }
}
