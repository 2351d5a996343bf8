import * as z from 'zod/mini'
import type { CardMethod, SavedCard, SavedCards } from '../payment/attempt/attempt.ts'
import { isAtHand } from '../payment/attempt/running.ts'
import { type Failure, isFinalAnswer } from '../shared/api/answers/answer.ts'
import type { Referral } from '../shared/member/referral.ts'
import type { ActiveSubscription } from './order.ts'

/** The signed-in user. */
export type Member = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly cards: readonly SavedCard[]
  /** The subscription that they already pay for. */
  readonly subscription: ActiveSubscription | null
  readonly hasApp: boolean
  /** The reward for a referral. */
  readonly referral: Referral | null
}

/** The signed-in person, as far as they have been read. */
export type Account =
  | { readonly kind: 'none' }
  | { readonly kind: 'awaited' }
  /** The read failed. The member is read again by the next step or reload. */
  | { readonly kind: 'notRead' }
  | { readonly kind: 'member'; readonly member: Member }

/** A member's cards are read again, so what is saved of one is awaited. */
export const savedAccount = z.object({ kind: z.literal(['none', 'awaited']) })

export const noAccount: Account = { kind: 'none' }

/** The account before anything is read. */
export const unread = (isMember: boolean): Account => (isMember ? { kind: 'awaited' } : noAccount)

export const isSignedIn = ({ kind }: Account): boolean => kind !== 'none'

export const memberFromAccount = (account: Account): Member | null => (account.kind === 'member' ? account.member : null)

/** The subscription that the buyer has: `unknown` where their account could not be read. */
export const subscriptionIn = (account: Account): ActiveSubscription | 'unknown' | null =>
  account.kind === 'notRead' ? 'unknown' : (memberFromAccount(account)?.subscription ?? null)

/** The member's saved cards. A guest has none. */
export const cardsFromAccount = (account: Account): SavedCards =>
  account.kind === 'awaited' ? 'loading' : (memberFromAccount(account)?.cards ?? [])

const goneMessages: Record<Exclude<Account['kind'], 'awaited'>, string> = {
  member: 'The card you chose is no longer saved. Please choose another one, or type it.',
  none: 'You are no longer signed in, so the card that you chose cannot pay. Please type a card, or sign in again.',
  notRead: 'We could not read your saved cards. Please type a card, or load this page again.',
}

/** Says why the chosen card is gone; null if it is not. Another saved card never replaces it. */
export const goneMessage = (card: CardMethod | null, account: Account): string | null =>
  card === null || account.kind === 'awaited' || isAtHand(card, cardsFromAccount(account)) ? null : goneMessages[account.kind]

/** A refused token counts as none. Without a final answer, the member is read again on return or reload. */
export const accountAfter = (account: Account, failure: Failure): Account =>
  !isSignedIn(account) || isFinalAnswer(failure) ? noAccount : { kind: 'notRead' }
