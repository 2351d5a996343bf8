import * as z from 'zod/mini'

/**
 * The place of money. It comes from people's `cards`, from `platewell` (discounts, bonuses, rewards, credit back, balances from
 * before the sandbox began) and from `house accounts`. It goes to restaurants: to a `bill`, to `tips`, or to `service charges`, less
 * the money that they `returned`. Between the two it is the `credit` of a person, or a gift.
 */
export type Account =
  | 'cards'
  | 'platewell'
  | 'house accounts'
  | `bill ${string}`
  /** Bills for which a manager has only the amount. */
  | 'bills by amount'
  | 'tips'
  | 'service charges'
  | 'returned'
  | `credit of ${string}`
  /** A gift whose recipient has claimed it. */
  | `gift ${string}`
  /** The gifts of an order that nobody has claimed yet. */
  | `gifts of ${string}`
  /** Paid, and not ordered. */
  | 'unordered'

/** The gain of an account, in cents; below zero for a payment. */
export type Line = readonly [account: Account, gain: number]

/** One event that moved money. Its lines come to zero. */
export const entry = z.object({
  /** The id of the payment, the order or the refund. An event moves money once. */
  id: z.string(),
  /** The gain of each account, in cents. */
  lines: z.record(z.string(), z.int()),
  at: z.int(),
})
export type Entry = z.infer<typeof entry>

const sumByAccount = (lines: readonly Line[]): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const [account, gain] of lines) if (gain !== 0) sums[account] = (sums[account] ?? 0) + gain
  return sums
}

/** Writes an event into the ledger of a state that is being changed. */
export function post(state: { ledger: Entry[] }, { id, at }: { readonly id: string; readonly at: number }, lines: readonly Line[]): void {
  state.ledger.push({ id, lines: sumByAccount(lines), at })
}

/** The balance of an account, in cents. */
export const getBalance = ({ ledger }: { readonly ledger: readonly Entry[] }, account: Account): number =>
  ledger.reduce((sum, { lines }) => sum + (lines[account] ?? 0), 0)

/** The balances of all accounts with movements, in cents. */
export function balances({ ledger }: { readonly ledger: readonly Entry[] }): ReadonlyMap<string, number> {
  const all = new Map<string, number>()
  for (const { lines } of ledger) for (const [account, gain] of Object.entries(lines)) all.set(account, (all.get(account) ?? 0) + gain)
  return all
}
