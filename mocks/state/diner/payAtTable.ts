import { post } from '../ledger/ledger.ts'
import { holderOfEmail, getSpending } from '../ledger/purse.ts'
import { remember } from '../memory/remember.ts'
import type { State } from '../memory/state.ts'
import type { Store } from '../memory/store.ts'
import { earnedBy } from './dining.ts'

export type Payment = State['billPayments'][number]

/** Records a payment at the table, or a purchase of credit there, and moves its money. */
export function payAtTable(store: Store, payment: Payment): void {
  const { location, ticket, email, paid, tip, house, offer, charged, cash } = payment
  const holder = email === null ? null : holderOfEmail(store, email)
  const earned = holder === null ? 0 : earnedBy(payment)
  const spent = cash > 0 ? getSpending(store, holder, cash) : []
  const bought = Math.max(0, -cash)
  store.update((state) => {
    remember(state.billPayments, payment)
    post(state, payment, [
      ['cards', 0 - charged],
      ['house accounts', 0 - house],
      ['platewell', 0 - offer - earned - (ticket === null ? bought - charged : 0)],
      ...spent,
      ...(ticket === null ? [] : ([[`bill ${location ?? ''}/${ticket}`, paid]] as const)),
      ['tips', tip],
      ...(holder === null ? [] : ([[`credit of ${holder}`, earned + bought]] as const)),
    ])
  })
}
