import type { ReactNode } from 'react'
import type { Money } from '../../shared/money/money.ts'
import type { CardMethod, NoCard, PaymentTypes, SavedCards } from './attempt.ts'
import type { PaymentState } from './payment.ts'

// A payment on its page.

/** The payment gateway's card field, which only the gateway can read. */
export type CardSlot =
  | { readonly kind: 'loading' }
  /** The gateway's script did not load: it was blocked, or it was too slow. */
  | { readonly kind: 'unavailable'; readonly onRetry: () => void }
  | {
      readonly kind: 'ready'
      readonly field: ReactNode
      /** Whether the payer has typed into it, also if they have emptied it again. */
      readonly isTyped: boolean
      readonly focus: () => void
    }

/** The payment gateway's wallet buttons. They are invisible and take no space while `asking`. */
export type WalletSlot = { readonly kind: 'none' } | { readonly kind: 'asking' | 'ready'; readonly buttons: ReactNode }

/** The payer's action on a payment with an unknown outcome. */
export type OutcomeEvent = { readonly type: 'retry' | 'paymentGivenUp' | 'unresolvedLeft' }

export type PayerEvent = { readonly type: 'methodChosen'; readonly method: CardMethod } | OutcomeEvent

/** A payment on a page, as screens receive it. */
export type RunningPayment<P extends PaymentTypes> = {
  readonly state: PaymentState<P>
  readonly send: (event: PayerEvent) => void
  /** The sum on the page that a press pays; null where it shows none. */
  readonly sum: Money | null
  /** Whether a press pays, or asks first. */
  readonly mayPay: boolean
  /** Whether a press that pays nothing says what the payer must choose first. @default false */
  readonly answersPress?: boolean
  /** Why no press pays this sum, before any press; null for nothing. @default null */
  readonly blocked?: string | null
  readonly cards: SavedCards
  readonly card: CardSlot
  readonly wallets: WalletSlot
  /** Pays with the card that the payer sees, or without one if the card is charged nothing. */
  readonly onPay: (card: CardMethod | NoCard) => void
  /** Answers the question that is asked before paying. */
  readonly onAnswer: (isYes: boolean) => void
}

/** A saved card can be charged only while the cards are read and include it: the payer must see the card. */
export const isAtHand = (card: CardMethod, cards: SavedCards): boolean =>
  card.kind === 'newCard' || (cards !== 'loading' && cards.some(({ id }) => id === card.id))

/**
 * The card that the payer has chosen, also while their cards are being read. If it is gone, a new card: no saved card is
 * charged that they did not choose. Without a choice, their first saved card; while it is being read, none is at hand.
 */
export function chosenCard(chosen: CardMethod | null, cards: SavedCards): CardMethod {
  if (chosen) return cards === 'loading' || isAtHand(chosen, cards) ? chosen : { kind: 'newCard' }
  if (cards === 'loading') return { kind: 'savedCard', id: '' }
  const [first] = cards
  return first ? { kind: 'savedCard', id: first.id } : { kind: 'newCard' }
}
