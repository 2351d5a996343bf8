import type { ReactNode } from 'react'
import { Divider } from '../../../ui/Divider/Divider.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { type CardSlot, type WalletSlot, isAtHand } from '../attempt/running.ts'
import type { CardMethod, SavedCard, SavedCards } from '../attempt/attempt.ts'
import type { Problem } from '../attempt/problem.ts'
import { CardField, CardPlaceholder } from './CardField.tsx'
import { SavedCardTiles } from './SavedCardTiles.tsx'

type Props = {
  method: CardMethod
  cards: SavedCards
  card: CardSlot
  wallets: WalletSlot
  /** Why the last attempt failed; a problem of the page is shown by the page. */
  problem: Problem | null
  disabled: boolean
  /** @default 'Pay with' */
  label?: string
  onChoose: (method: CardMethod) => void
}

const toTile = ({ id, brand, lastFour, expires }: SavedCard) => ({
  id,
  title: `${brand} ending in ${lastFour}`,
  detail: `Expires ${String(expires.month).padStart(2, '0')}/${expires.year}`,
})

/** While the saved cards are being read, the chosen one is not visible and cannot pay. */
const CardsPlaceholder = () => (
  <>
    <VisuallyHidden live>Reading your saved cards</VisuallyHidden>
    <CardPlaceholder />
  </>
)

/** The wallets above the card. A browser without a wallet shows nothing here, and nothing moves. */
const WithWallets = ({ slot, children }: { slot: WalletSlot; children: ReactNode }) => (
  <Stack space={slot.kind === 'ready' ? 'md' : 'none'}>
    {slot.kind !== 'none' && slot.buttons}
    <Stack space="md">
      {slot.kind === 'ready' && <Divider label="Or pay by card" />}
      {children}
    </Stack>
  </Stack>
)

/** A wallet, a saved card or a new one. The card's field stays mounted during the charge, so that it can be corrected afterwards. */
export function CardChoice({ method, cards, card, wallets, problem, disabled, label = 'Pay with', onChoose }: Props) {
  const byNewCard = method.kind === 'newCard'
  const error = problem?.on === 'card' ? problem.message : undefined
  return (
    <WithWallets slot={wallets}>
      {cards !== 'loading' && cards.length > 0 && (
        <SavedCardTiles
          label={label}
          cards={cards.map(toTile)}
          method={method}
          error={byNewCard ? undefined : error}
          disabled={disabled}
          onChoose={onChoose}
        />
      )}
      {!isAtHand(method, cards) && <CardsPlaceholder />}
      {byNewCard && <CardField slot={card} error={error} />}
    </WithWallets>
  )
}

/** Whether the chosen card can pay now. */
export const isCardReady = (method: CardMethod, cards: SavedCards, card: CardSlot): boolean =>
  method.kind === 'newCard' ? card.kind === 'ready' : isAtHand(method, cards)
