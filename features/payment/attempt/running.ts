import type { CardMethod, NoCard, SavedCards } from '../gate/method.ts'
import type { Cents } from '../../shared/money/money.ts'
import type { PaymentTypes } from './payable.ts'
import type { PaymentState } from './payment.ts'
import type { CardSlot, OtherWays, WalletSlot } from '../gate/slots.ts'

/** What the payer does about a payment whose outcome is not known. */
export type OutcomeEvent = { readonly type: 'retry' | 'paymentGivenUp' | 'unresolvedLeft' }

/** What the payer does, apart from paying. */
export type PayerEvent = { readonly type: 'methodChosen'; readonly method: CardMethod } | OutcomeEvent

/** A payment on a page, as screens receive it. */
export type RunningPayment<P extends PaymentTypes> = {
  readonly state: PaymentState<P>
  readonly send: (event: PayerEvent) => void
  /** The sum on the page that a press pays; null where it shows none. */
  readonly amount: Cents | null
  /** Whether a press pays, or asks first. */
  readonly mayPay: boolean
  readonly cards: SavedCards
  readonly card: CardSlot
  readonly wallets: WalletSlot
  /** Offered after a decline; null for none. */
  readonly otherWays: OtherWays | null
  /** Pays with the card that the payer sees, or without one if the card is charged nothing. */
  readonly onPay: (card: CardMethod | NoCard) => void
  /** Answers the question that is asked before paying. */
  readonly onAnswer: (isYes: boolean) => void
}
