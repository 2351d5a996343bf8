import * as z from 'zod/mini'
import type { SavedCard, SavedCards } from '../payment/method.ts'
import type { Referral } from '../shared/member/referral.ts'
import type { ActiveSubscription } from './pricing/activeSubscription.ts'

/** The signed-in user. */
export type Member = {
  readonly token: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly cards: readonly SavedCard[]
  /** The subscription that they already pay for. */
  readonly subscription: ActiveSubscription | null
  /** Whether they have the app. */
  readonly hasApp: boolean
  /** What a referral of theirs brings. */
  readonly referral: Referral | null
}

/** The signed-in person. */
export type Account =
  | { readonly kind: 'none' }
  /** A token is saved, and its member is being read. */
  | { readonly kind: 'awaited'; readonly token: string }
  /** The read failed. The member is read again by the next step or reload. */
  | { readonly kind: 'notRead'; readonly token: string }
  | { readonly kind: 'member'; readonly member: Member }

/** A member's cards are read again, so what is saved of one is awaited. */
export const savedAccount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('awaited'), token: z.string() }),
])

export const noAccount: Account = { kind: 'none' }

/** The account before anything is read. */
export const unread = (token: string | null): Account => (token === null ? noAccount : { kind: 'awaited', token })

export const memberOf = (account: Account): Member | null => (account.kind === 'member' ? account.member : null)

/** The subscription that the buyer has: `unknown` where their account could not be read. */
export const subscriptionIn = (account: Account): ActiveSubscription | 'unknown' | null =>
  account.kind === 'notRead' ? 'unknown' : (memberOf(account)?.subscription ?? null)

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
