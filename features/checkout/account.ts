import type { SavedCards } from '../payment/method.ts'
import type { Member } from './order.ts'

/** Who is signed in. */
export type Account =
  | { readonly kind: 'none' }
  /** A token is saved, and its member is being read. */
  | { readonly kind: 'awaited'; readonly token: string }
  /** The read failed. The member is read again by the next step or reload. */
  | { readonly kind: 'notRead'; readonly token: string }
  | { readonly kind: 'member'; readonly member: Member }

export const noAccount: Account = { kind: 'none' }

/** The account before anything is read. */
export const unread = (token: string | null): Account => (token === null ? noAccount : { kind: 'awaited', token })

export const memberOf = (account: Account): Member | null => (account.kind === 'member' ? account.member : null)

/** The member's saved cards. A guest has none. */
export const cardsOf = (account: Account): SavedCards => (account.kind === 'awaited' ? 'loading' : (memberOf(account)?.cards ?? []))

/** The token with which the member is read again. */
export function tokenOf(account: Account): string | null {
  switch (account.kind) {
    case 'none':
      return null
    case 'awaited':
    case 'notRead':
      return account.token
    case 'member':
      return account.member.token
  }
}
