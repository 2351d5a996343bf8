import * as z from 'zod/mini'

// The thing that is paid has one name on this device, whichever page pays it: its open attempts, its payments and its lock are found by it.

/** Whether the same may be paid again: after a question, never, or freely. */
export type Again = 'asked' | 'never' | 'free'

const rules = {
  // More may have been ordered, but a till may also be slow.
  bill: 'asked',
  // A bill without a number, and the rest of it, have one name. The guest's bill of another day is another one.
  typedBill: 'asked',
  credit: 'free',
  purchase: 'free',
  // A draft of an order is paid once: another tab may hold a copy of it for weeks.
  order: 'never',
  // The list of refunds may be slow.
  refund: 'asked',
} as const satisfies Readonly<Record<string, Again>>

export type Kind = keyof typeof rules

/** The kind, a colon, and what names it. Only `things` makes one. */
export const thingSchema = z
  .string()
  .check(z.regex(/^[a-zA-Z]+:/))
  .brand<'Thing'>()
export type Thing = z.output<typeof thingSchema>

const thing = (kind: Kind, ...names: readonly string[]): Thing => thingSchema.parse(`${kind}:${JSON.stringify(names)}`)

export const things = {
  /** `location`: the server's id, or the project's where it has one location. `check`: the number that the till gives it. */
  bill: ({ location, check }: { readonly location: string; readonly check: string }) => thing('bill', location, check),
  /** A bill of which only the amount is known is its guest's. */
  typedBill: ({ location, guest }: { readonly location: string; readonly guest: string }) => thing('typedBill', location, guest),
  /** Credit at the table. */
  credit: ({ location, option }: { readonly location: string; readonly option: string }) => thing('credit', location, option),
  /** `buyer`: their hash. */
  purchase: ({ option, buyer }: { readonly option: string; readonly buyer: string }) => thing('purchase', option, buyer),
  order: (draft: string) => thing('order', draft),
  refund: (payment: string) => thing('refund', payment),
}

export const isOfKind = (name: Thing, kind: Kind): boolean => name.startsWith(`${kind}:`)

/** Whether a till shows it as unpaid until it is informed. */
export const isOfTill = (name: Thing): boolean => isOfKind(name, 'bill') || isOfKind(name, 'typedBill')

const isKind = (text: string): text is Kind => Object.hasOwn(rules, text)

/** Null for a kind of another build. */
export function kindOf(name: Thing): Kind | null {
  const kind = name.slice(0, name.indexOf(':'))
  return isKind(kind) ? kind : null
}

/** A thing of an unknown kind is asked about. */
export function againFor(name: Thing): Again {
  const kind = kindOf(name)
  return kind === null ? 'asked' : rules[kind]
}
