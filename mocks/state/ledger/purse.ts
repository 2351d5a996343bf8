import { managedGuests } from '../../../features/managers/examples/locations.ts'
import { findAccount } from '../memory/lookups.ts'
import type { State } from '../memory/state.ts'
import type { Store } from '../memory/store.ts'
import { type Line, getBalance } from './ledger.ts'

/** Somebody with a balance: the address of an account, or `guest 9003` for a guest who is only in the managers' list. */
export type Holder = string

/** The balance of an account and of a manager's guest before they pay anything, in cents. A new buyer has the credit that they bought. */
export const openingCredit = 25_00

const isOwn = (email: string, mailbox: string) => email.startsWith(`${mailbox}@`)

/** The holder of an account. Who is a manager's guest too is one person, by their phone. */
export function holderOfEmail(store: Store, email: string): Holder {
  const account = findAccount(store, email)
  const guest = managedGuests.find(({ phone_number }) => phone_number === account?.phone)
  return account && guest && isOwn(email, account.mailbox) ? `guest ${String(guest.id)}` : email
}

export const holderOfGuest = (guest: string): Holder => `guest ${guest}`

const getOpening = (store: Store, holder: Holder): number => (holder.startsWith('guest ') || findAccount(store, holder) ? openingCredit : 0)

const getGifts = ({ giftHolders }: State, holder: Holder): readonly string[] =>
  Object.keys(giftHolders).filter((code) => giftHolders[code] === holder)

/** The spendable balance: their credit, and the gifts that they have claimed, in cents. */
export const getPurse = (store: Store, holder: Holder): number =>
  getGifts(store.state, holder).reduce(
    (sum, code) => sum + getBalance(store.state, `gift ${code}`),
    getOpening(store, holder) + getBalance(store.state, `credit of ${holder}`),
  )

/** Spends from a purse, in cents: gifts first, the oldest before the others. */
export function getSpending(store: Store, holder: Holder | null, amount: number): readonly Line[] {
  if (holder === null) return []
  let left = amount
  const fromGifts = getGifts(store.state, holder).map((code): Line => {
    const spent = Math.min(left, getBalance(store.state, `gift ${code}`))
    left -= spent
    return [`gift ${code}`, -spent]
  })
  return [...fromGifts, [`credit of ${holder}`, -left]]
}

/** Whether somebody has paid with a reward, by its claim: at the table, or by a manager. */
export const hasUsed = (store: Store, holder: Holder, claim: string): boolean =>
  store.state.billPayments.some(
    (payment) => payment.claim === claim && payment.email !== null && holderOfEmail(store, payment.email) === holder,
  ) || store.state.checkPayments.some((payment) => payment.claim === claim && holderOfGuest(payment.guest) === holder)
