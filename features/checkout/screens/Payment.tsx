import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../ui/StickyFooter/StickyFooter.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { chosenCard } from '../../payment/chosenCard.ts'
import { progressOf } from '../../payment/progress.ts'
import { CardChoice, isCardReady } from '../../payment/screens/CardChoice.tsx'
import type { CardSlot, WalletSlot } from '../../payment/slots.ts'
import { Refusal } from '../../shared/screens/Refusal.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { cardsOf } from '../account.ts'
import type { StateOf } from '../checkout.ts'
import { AlreadySubscribed } from './AlreadySubscribed.tsx'
import { renewalOf } from '../renewal.ts'
import { isFree, payLabel } from '../total.ts'
import type { StepProps } from './StepProps.ts'

type PayingStatus = 'payment' | 'preparing' | 'paying' | 'authenticating' | 'repricing'
type Props = StepProps<PayingStatus> & { card: CardSlot; wallets: WalletSlot; onPay: () => void }

/** The status message while the buyer waits; null otherwise. */
function waitingOf(state: StateOf<PayingStatus>): string | null {
  if (state.status === 'payment') return null
  return state.status === 'repricing' ? 'Reading the new total' : progressOf(state)
}

/** CHK-04: the buyer chooses a card, and pays. */
export function Payment({ state, send, card, wallets, onPay }: Props) {
  const { visit, buyer } = state
  const cards = cardsOf(visit.account)
  const method = state.method.kind === 'wallet' ? chosenCard(visit.method, cards) : state.method
  const progress = waitingOf(state)
  const problem = state.status === 'payment' ? state.problem : null
  const free = isFree(visit.order)
  const renewal = renewalOf(visit.order)
  const isReady = free || isCardReady(method, cards, card)
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
            <CardChoice
              method={method}
              cards={cards}
              card={card}
              wallets={wallets}
              problem={problem}
              disabled={progress !== null}
              onChoose={(chosen) => send({ type: 'methodChosen', method: chosen })}
            />
          )}
          <StickyFooter>
            <Button type="submit" wide icon="lock" disabled={!isReady} pending={progress !== null} pendingLabel={progress ?? ''}>
              {payLabel(visit.order)}
            </Button>
          </StickyFooter>
          {progress === null && (
            <Stack space="none" align="start">
              <TextButton icon="edit" onClick={() => send({ type: 'back' })}>
                Change your details
              </TextButton>
              {/* The payment gateway's field cannot be restored (CHK-02). */}
              {!free && method.kind === 'newCard' && (
                <Text size="sm" tone="muted">
                  If you go back, you will need to type your card again.
                </Text>
              )}
            </Stack>
          )}
        </Stack>
      </Form>
    </Screen>
  )
}
