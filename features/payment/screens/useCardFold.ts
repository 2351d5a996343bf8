import { useEffect, useEffectEvent, useState } from 'react'
import type { PaymentTypes } from '../attempt/attempt.ts'
import type { RunningPayment } from '../attempt/running.ts'

type Fold = {
  /** The wallet is the main action: it sticks to the window's bottom. */
  readonly isWalletFirst: boolean
  /** The card's field is behind a button. */
  readonly isFolded: boolean
  readonly openCard: () => void
}

/**
 * A payer with a wallet sees its button first, and the card's field after one press. A typed card or a saved one is the main action
 * itself. A wallet that appears later changes nothing: the payer may have begun at the card.
 */
export function useCardFold<P extends PaymentTypes>(
  { cards, card, wallets }: Pick<RunningPayment<P>, 'cards' | 'card' | 'wallets'>,
  { byCard, isCardInvalid }: { readonly byCard: boolean; readonly isCardInvalid: boolean },
): Fold {
  const [beganWithWallet] = useState(wallets.kind === 'ready')
  const [isOpen, setOpen] = useState(false)
  const isReady = card.kind === 'ready'
  const focusCard = useEffectEvent(() => isReady && card.focus())
  useEffect(() => {
    if (isOpen && isReady) focusCard()
  }, [isOpen, isReady])
  const hasSavedCard = cards === 'loading' || cards.length > 0
  const isTyped = isReady && card.isTyped
  const isWalletFirst = byCard && beganWithWallet && wallets.kind === 'ready' && !hasSavedCard && !isTyped
  return { isWalletFirst, isFolded: isWalletFirst && !isOpen && !isCardInvalid, openCard: () => setOpen(true) }
}
