import type { Account } from '../../examples/accounts.ts'
import type { SandboxOffer } from '../../examples/claim/offer.ts'
import type { Store } from './store.ts'

export const offerOfCode = (store: Store, code: string): SandboxOffer | undefined =>
  store.offers.find((offer) => offer.code === code.toUpperCase())

export const offerOfId = (store: Store, id: number): SandboxOffer | undefined => store.offers.find((offer) => offer.wire.id === id)

/**
 * The account of a phone number or an email address, at any enterprise. `member+7@…` is another member like `member@…`, with a
 * balance of their own.
 */
export const findAccount = (store: Store, contact: string | null): Account | undefined =>
  store.accounts.find(({ mailbox, phone }) => phone === contact || contact?.startsWith(`${mailbox}@`) || contact?.startsWith(`${mailbox}+`))

/** Whether somebody with this address can sign in: an example, or a buyer who has set a password. */
export const isMember = (store: Store, email: string | null): boolean =>
  findAccount(store, email) !== undefined || store.state.users.some((user) => user.email === email)
