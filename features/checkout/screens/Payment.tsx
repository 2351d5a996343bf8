import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { RadioTiles } from '../../../ui/RadioTiles/RadioTiles.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../ui/StickyFooter/StickyFooter.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Refusal } from '../../shared/Refusal.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { memberOf } from '../account.ts'
import type { CardMethod, StateOf } from '../checkout.ts'
import { chosenCard, isAtHand } from '../chosenCard.ts'
import type { SavedCard } from '../order.ts'
import { AlreadySubscribed } from './AlreadySubscribed.tsx'
import { CardField } from './CardField.tsx'
import { CardPlaceholder } from './CardPlaceholder.tsx'
import { renewalOf } from '../renewal.ts'
import { isFree, payLabel } from '../total.ts'
import type { CardSlot, StepProps, WalletSlot } from './StepProps.ts'
import { WithWallets } from './WithWallets.tsx'

type PayingStatus = 'payment' | 'preparing' | 'paying' | 'authenticating' | 'repricing'
type Props = StepProps<PayingStatus> & { card: CardSlot; wallets: WalletSlot; onPay: () => void }

const newCard = 'newCard'

const tileOf = ({ id, brand, lastFour, expires }: SavedCard) => ({
  value: id,
  title: `${brand} ending in ${lastFour}`,
  detail: `Expires ${String(expires.month).padStart(2, '0')}/${expires.year}`,
})

const methodOf = (value: string): CardMethod => (value === newCard ? { kind: 'newCard' } : { kind: 'savedCard', id: value })

/** The status message while the buyer waits; null otherwise. */
function progressOf(state: StateOf<PayingStatus>): string | null {
  switch (state.status) {
    case 'payment':
      return null
    case 'preparing':
      return state.method.kind === 'wallet' ? 'Asking your wallet' : 'Checking your card'
    case 'authenticating':
      return 'Your bank asks you to confirm'
    case 'repricing':
      return 'Reading the new total'
    case 'paying':
      return state.phase === 'charging' ? 'Paying' : 'Finishing your payment'
  }
}

/** While the saved cards are being read, the chosen one is not visible and cannot pay. */
const CardsPlace = () => (
  <>
    <VisuallyHidden live>Reading your saved cards</VisuallyHidden>
    <CardPlaceholder />
  </>
)

/** CHK-04: the buyer chooses a card. The card's field stays mounted during the charge, so that the buyer can correct it afterwards. */
export function Payment({ state, send, card, wallets, onPay }: Props) {
  const { visit, buyer } = state
  const method = state.method.kind === 'wallet' ? chosenCard(visit) : state.method
  const cards = memberOf(visit.account)?.cards ?? []
  const progress = progressOf(state)
  const problem = state.status === 'payment' ? state.problem : null
  const free = isFree(visit.order)
  const renewal = renewalOf(visit.order)
  const byNewCard = method.kind === 'newCard'
  const reading = !isAtHand(method, visit.account)
  const isReady = free || (byNewCard ? card.kind === 'ready' : !reading)
  return (
    <Screen title="Payment" lead={`${free ? 'There is nothing to pay. ' : ''}Your receipt goes to ${buyer.email}.`}>
      <Form busy={progress !== null} onSubmit={onPay}>
        <Stack space="md">
          {renewal && (
            <Text size="sm" tone="muted">
              {renewal}
            </Text>
          )}
          <AlreadySubscribed visit={visit} />
          {/* Above the fields that grow while the buyer types. */}
          {problem?.on === 'page' && <Refusal>{problem.message}</Refusal>}
          {!free && (
            <WithWallets slot={wallets}>
              {cards.length > 0 && (
                <RadioTiles
                  label="Pay with"
                  name="method"
                  options={[...cards.map(tileOf), { value: newCard, title: 'A new card' }]}
                  value={byNewCard ? newCard : method.id}
                  error={byNewCard || problem?.on !== 'card' ? undefined : problem.message}
                  live
                  disabled={progress !== null}
                  onChange={({ currentTarget }) => send({ type: 'methodChosen', method: methodOf(currentTarget.value) })}
                />
              )}
              {reading && <CardsPlace />}
              {byNewCard && <CardField slot={card} error={problem?.on === 'card' ? problem.message : undefined} />}
            </WithWallets>
          )}
          <StickyFooter>
            <Button type="submit" wide icon="lock" disabled={!isReady} pending={progress !== null} pendingLabel={progress ?? ''}>
              {payLabel(visit.order)}
            </Button>
          </StickyFooter>
          {progress === null && (
            <TextButton icon="edit" onClick={() => send({ type: 'back' })}>
              Change your details
            </TextButton>
          )}
        </Stack>
      </Form>
    </Screen>
  )
}
