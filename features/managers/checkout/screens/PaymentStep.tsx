import { isolated } from '../../../../ui/isolated.ts'
import { type ComponentProps, useState } from 'react'
import { Alert } from '../../../../ui/Alert/Alert.tsx'
import { Banner } from '../../../../ui/Banner/Banner.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { DescriptionList } from '../../../../ui/DescriptionList/DescriptionList.tsx'
import { Form } from '../../../../ui/Form/Form.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../../ui/StickyFooter/StickyFooter.tsx'
import { TextButton } from '../../../../ui/TextLink/TextButton.tsx'
import { BalanceChoice, RewardChoice } from '../../../bill/screens/CreditChoice.tsx'
import { payLabelFromTotals } from '../../../bill/sums/breakdown.ts'
import type { RunningPayment } from '../../../payment/attempt/running.ts'
import { progressText } from '../../../payment/progress.ts'
import { PaymentQuestion } from '../../../payment/screens/PaymentQuestion.tsx'
import { SavedCardTiles } from '../../../payment/screens/SavedCardTiles.tsx'
import { Screen } from '../../../shared/screens/Screen.tsx'
import { type Chosen, isPayable, shownFromAmounts } from '../choices.ts'
import type { GuestCard } from '../../guestDetails.ts'
import { type CheckPayment, cardGone, cardToCharge } from '../request.ts'
import { BillLayout } from './BillLayout.tsx'
import { type StepProps, amountsAt } from './page.ts'

/** The guest's rewards. The list can be hidden; the chosen one stays. */
function Rewards(props: ComponentProps<typeof RewardChoice>) {
  const [isShown, setIsShown] = useState(true)
  if (props.choices.length === 0) return null
  return (
    <Stack space="xxs">
      {isShown && <RewardChoice {...props} />}
      <TextButton icon={isShown ? 'hide' : 'show'} onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Hide rewards' : `Show rewards (${props.choices.length})`}
      </TextButton>
    </Stack>
  )
}

const cardName = ({ name }: GuestCard): string => name ?? 'Card on file'

type CardProps = Pick<StepProps<'payment'>, 'page'> & {
  /** The card that pays; null if the chosen one is gone, or there is none. */
  card: GuestCard | null
  disabled: boolean
  onChoose: (cardId: string) => void
}

function CardToCharge({ page: { guest, onReadGuest }, card, disabled, onChoose }: CardProps) {
  const { name, cards } = guest
  if (cards.length === 0) {
    return (
      <Stack space="sm" align="start">
        <Alert tone="danger" title="Something went wrong.">
          {`${isolated(name)} has no card on file, so nothing can be charged. They can add one in the app; then read their cards again.`}
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
      onChoose={(method) => method.kind === 'savedCard' && onChoose(method.id)}
    />
  )
}

type Props = StepProps<'payment'> & { payment: RunningPayment<CheckPayment> }

/** Step Payment: rewards, balance and card, and the card's charge. */
export function PaymentStep({ state, send, page, payment }: Props) {
  const { ticket, problem } = state
  const { choices } = state.chosenBill
  const { guest } = page
  const amounts = amountsAt(state, page)
  const card = cardToCharge(guest.cards, choices.cardId)
  // The sent values stay visible, also while newer ones are read.
  const agreed = ('sent' in payment.state ? payment.state.sent?.request.what.terms.agreed : null) ?? shownFromAmounts(amounts)
  const progress = progressText(payment.state)
  const busy = progress !== null
  const { blocked = null } = payment
  const choose = (changed: Chosen) => send({ type: 'chosen', choices: changed })
  const submit = () => {
    if (!card) return
    send({ type: 'paySubmitted', cardId: card.id })
    payment.onPay({ kind: 'savedCard', id: card.id })
  }
  return (
    <BillLayout ticket={ticket} page={page} payment={agreed} isPaying={busy}>
      {problem !== null && <Banner tone="danger" live="assertive" title={problem} onClose={() => send({ type: 'problemClosed' })} />}
      <Screen
        eyebrow={guest.name}
        title="Payment"
        back={
          <TextButton icon="back" disabled={busy} onClick={() => send({ type: 'back' })}>
            Back to the bill
          </TextButton>
        }>
        <Stack space="lg">
          {choices.expense === 'business' ? (
            <Alert tone="info">
              {`Business expense: ${agreed.breakdown.houseAccount > 0 ? 'what the house account leaves' : 'the full bill'} goes to the card. Rewards and balance are saved for later.`}
            </Alert>
          ) : (
            <>
              <Rewards
                currency={ticket.currency}
                choices={amounts.rewards}
                claimId={amounts.reward?.offer.claimId ?? null}
                disabled={busy}
                onChoose={(claimId) => choose({ claimId })}
              />
              <BalanceChoice
                currency={ticket.currency}
                cash={guest.cash}
                cashParts={guest.cashParts}
                usesCash={choices.usesCash}
                disabled={busy}
                onChoose={(usesCash) => choose({ usesCash })}
              />
            </>
          )}
          <CardToCharge page={page} card={card} disabled={busy} onChoose={(cardId) => choose({ cardId })} />
          {!isPayable(amounts) && (
            <Alert tone="warning">The bill has changed, and an amount no longer fits it. Please go back to the bill.</Alert>
          )}
          {blocked !== null && <Alert tone="warning">{blocked}</Alert>}
          <StickyFooter>
            {/* Enter on a reward or a card pays nothing: only the button is in a form. */}
            <Form busy={busy} onSubmit={submit}>
              <Button
                type="submit"
                wide
                icon="lock"
                disabled={!card || !isPayable(amounts) || blocked !== null}
                pending={busy}
                pendingLabel={progress ?? ''}>
                {payLabelFromTotals(agreed.breakdown, ticket.currency)}
              </Button>
            </Form>
          </StickyFooter>
        </Stack>
      </Screen>
      <PaymentQuestion payment={payment} onDeclined={(about) => about === 'tip' && send({ type: 'back' })} />
    </BillLayout>
  )
}
