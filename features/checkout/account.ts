import type { Member } from './order.ts'

/** For whom it is bought. */
export type Account =
  /** Nobody is signed in. */
  | { readonly kind: 'none' }
  /** Someone is, of whom only the token is known so far: whose it is has yet to be read. */
  | { readonly kind: 'awaited'; readonly token: string }
  | { readonly kind: 'member'; readonly member: Member }

export const noAccount: Account = { kind: 'none' }

/** Before anything was read: all there is to know is whether there is a token. */
export const unread = (token: string | null): Account => (token === null ? noAccount : { kind: 'awaited', token })

/** Who is known to be signed in. */
export const memberOf = (account: Account): Member | null => (account.kind === 'member' ? account.member : null)

/** By which token they are read anew. */
export function tokenOf(account: Account): string | null {
  switch (account.kind) {
    case 'none':
      return null
    case 'awaited':
      return account.token
    case 'member':
      return account.member.token
  }
}
