import { Alert } from '../../../../ui/Alert/Alert.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { DescriptionList } from '../../../../ui/DescriptionList/DescriptionList.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { SavedCardTiles } from '../../../payment/screens/SavedCardTiles.tsx'
import type { GuestCard, GuestDetails } from '../../guestDetails.ts'
import { cardGone } from '../request.ts'

type Props = {
  guest: GuestDetails
  /** The card that pays; null if the chosen one is gone, or there is none. */
  card: GuestCard | null
  disabled: boolean
  onChoose: (cardId: string) => void
  onReadGuest: () => void
}

const cardName = ({ name }: GuestCard): string => name ?? 'Card on file'

export function CardToCharge({ guest: { name, cards }, card, disabled, onChoose, onReadGuest }: Props) {
  if (cards.length === 0) {
    return (
      <Stack space="sm" align="start">
        <Alert tone="danger" title="Something went wrong.">
          {`${name} has no card on file, so nothing can be charged. They can add one in the app; then read their cards again.`}
        </Alert>
        <Button variant="soft" size="md" icon="retry" onClick={onReadGuest}>
          Read the cards again
        </Button>
      </Stack>
    )
  }
  if (cards.length === 1 && card) return <DescriptionList items={[{ term: 'Card', detail: cardName(card) }]} />
  return (
    <SavedCardTiles
      label="Card"
      cards={cards.map((each) => ({ id: each.id, title: cardName(each) }))}
      method={card && { kind: 'savedCard', id: card.id }}
      takesNewCard={false}
      error={card ? undefined : cardGone}
      disabled={disabled}
      onChoose={(method) => {
        if (method.kind === 'savedCard') onChoose(method.id)
      }}
    />
  )
}
