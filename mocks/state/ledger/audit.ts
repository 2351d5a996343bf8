import type { State } from '../memory/state.ts'
import { balances } from './ledger.ts'
import { openingCredit } from './purse.ts'

const getSum = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** The charges to the cards, by the records from which receipts and lists are made, by the id of each event, in cents. */
const charged = ({ charges, billPayments, checkPayments }: State): readonly (readonly [id: string, amount: number])[] => [
  ...charges.map(({ id, amount }) => [id, Math.round(amount * 100)] as const),
  ...billPayments.map((payment) => [payment.id, payment.charged] as const),
  ...checkPayments.map((payment) => [payment.id, payment.charged] as const),
]

/** The least that an account may have, in cents; none for sources of money and for returned money. */
function getLeast(account: string): number {
  if (['cards', 'platewell', 'house accounts', 'returned'].includes(account)) return -Infinity
  return account.startsWith('credit of ') ? -openingCredit : 0
}

/** The discrepancies in the sandbox's money; empty if all of it adds up. `getMost` returns the total of a bill, in cents. */
export function findFaults(state: State, getMost: (bill: string) => number): readonly string[] {
  const { ledger } = state
  const ids = new Set(ledger.map(({ id }) => id))
  const cardsById = new Map(ledger.map(({ id, lines }) => [id, -(lines['cards'] ?? 0)]))
  const all = [...balances(state)]
  return [
    ...ledger.filter(({ lines }) => getSum(Object.values(lines)) !== 0).map(({ id }) => `${id} does not come to zero`),
    ...(ids.size === ledger.length ? [] : ['an event moved money twice']),
    ...charged(state)
      .filter(([id, amount]) => cardsById.get(id) !== amount)
      .map(([id]) => `${id} is not in the ledger as it was charged`),
    ...state.refunds
      .filter(({ id, status }) => ids.has(id) === (status === 'failed'))
      .map(({ id }) => `${id} is not in the ledger as it ended`),
    ...all.filter(([account, has]) => has < getLeast(account)).map(([account, has]) => `${account} has ${has}`),
    ...all
      .filter(([account, has]) => account.startsWith('bill ') && has > getMost(account.slice('bill '.length)))
      .map(([account, has]) => `${account} was paid ${has}`),
  ]
}
