import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { Divider } from '../../../ui/Divider/Divider.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { type CardSlot, isAtHand } from '../attempt/running.ts'
import { cardText } from '../cardText.ts'
import type { CardMethod, SavedCard, SavedCards } from '../attempt/attempt.ts'
import type { Problem } from '../attempt/problem.ts'
import { type CardKeptFor, CardField, CardPlaceholder } from './CardField.tsx'
import { SavedCardTiles } from './SavedCardTiles.tsx'

type Props = {
  method: CardMethod
  cards: SavedCards
  card: CardSlot
  /** Whether a wallet stands above. */
  hasWallet: boolean
  /** Whether the field of a new card is behind a button. */
  isFolded: boolean
  onOpen: () => void
  /** Why the last attempt failed; a problem of the page is shown by the page. */
  problem: Problem | null
  disabled: boolean
  keptFor: CardKeptFor
  /** @default 'Pay with' */
  label?: string
  onChoose: (method: CardMethod) => void
}

const toTile = ({ id, expires, ...card }: SavedCard) => ({
  id,
  title: cardText(card),
  detail: `Expires ${String(expires.month).padStart(2, '0')}/${expires.year}`,
})

/** While the saved cards are being read, the chosen one is not visible and cannot pay. */
const CardsPlaceholder = () => (
  <>
    <VisuallyHidden live>Reading your saved cards</VisuallyHidden>
    <CardPlaceholder />
  </>
)

/** A saved card or a new one. The card's field stays mounted during the charge, so that it can be corrected afterwards. */
export function CardChoice(props: Props) {
  const { method, cards, card, hasWallet, isFolded, problem, disabled, label = 'Pay with', onOpen, onChoose } = props
  const byNewCard = method.kind === 'newCard'
  const error = problem?.on === 'card' ? problem.message : undefined
  const field = useRef<HTMLDivElement>(null)
  const wasSaved = useRef(!byNewCard)
  // The field of a new card opens in sight, and not below the bar of the button.
  useEffect(() => {
    if (byNewCard && wasSaved.current) field.current?.scrollIntoView({ block: 'nearest' })
    wasSaved.current = !byNewCard
  }, [byNewCard])
  if (isFolded)
    return (
      <Button wide variant="soft" disabled={disabled} onClick={onOpen}>
        Pay by card
      </Button>
    )
  return (
    <Stack space="md">
      {hasWallet && <Divider label="Or pay by card" />}
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
      {byNewCard && (
        <div ref={field}>
          <CardField slot={card} error={error} keptFor={props.keptFor} />
        </div>
      )}
    </Stack>
  )
}

/** Whether the chosen card can pay now. */
export const isCardReady = (method: CardMethod, cards: SavedCards, card: CardSlot): boolean =>
  method.kind === 'newCard' ? card.kind === 'ready' : isAtHand(method, cards)
