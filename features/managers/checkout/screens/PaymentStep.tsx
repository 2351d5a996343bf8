import { Alert } from '../../../../ui/Alert/Alert.tsx'
import { Banner } from '../../../../ui/Banner/Banner.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Form } from '../../../../ui/Form/Form.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../../ui/StickyFooter/StickyFooter.tsx'
import { TextButton } from '../../../../ui/TextLink/TextButton.tsx'
import { formatMoney } from '../../../shared/money/money.ts'
import { headlineOf } from '../../../bill/breakdown.ts'
import { BalanceChoice } from '../../../bill/screens/BalanceChoice.tsx'
import { Screen } from '../../../shared/screens/Screen.tsx'
import { isPayable } from '../amounts.ts'
import type { Choices } from '../choices.ts'
import { agreedOf, cardToCharge, requestOf } from '../request.ts'
import { BillLayout } from './BillLayout.tsx'
import { CardToCharge } from './CardToCharge.tsx'
import { type StepProps, amountsAt } from './page.ts'
import { Rewards } from './Rewards.tsx'

type Status = 'payment' | 'confirmingTip' | 'checking' | 'paying'

/** What is awaited; null where nothing is on its way. */
const progress: Record<Status, string | null> = { payment: null, confirmingTip: null, checking: 'Checking the bill', paying: 'Paying' }

/** Step Payment (MGR-09): rewards, balance and card, and what the card is charged. */
export function PaymentStep({ state, send, page }: StepProps<Status>) {
  const { visit, ticket, status } = state
  const { choices, bill } = visit
  const { location, guest, notes, employee } = page
  const amounts = amountsAt(state, page)
  const card = cardToCharge(guest.cards, choices.cardId)
  // What was sent stays in sight, whatever is read meanwhile.
  const agreed = 'request' in state ? state.request.agreed : agreedOf(amounts)
  const { tip, breakdown } = agreed
  const busy = progress[status] !== null
  const problem = status === 'payment' ? state.problem : null
  const payLabel = `Pay ${formatMoney(headlineOf(breakdown).amount)}`
  const choose = (changed: Partial<Omit<Choices, 'expense'>>) => send({ type: 'chosen', choices: changed })
  const pay = () => {
    const request = requestOf({ key: page.newKey(), location, guestId: guest.id, bill, ticket, card, choices, amounts, notes, employee })
    if (request) send({ type: 'paySubmitted', request, unresolved: page.unresolved() })
  }
  return (
    <BillLayout ticket={ticket} page={page} payment={agreed}>
      {problem !== null && <Banner tone="danger" live="assertive" title={problem} onClose={() => send({ type: 'problemClosed' })} />}
      <Screen
        eyebrow={guest.name}
        title="Payment"
        lead={
          <TextButton icon="back" disabled={busy} onClick={() => send({ type: 'back' })}>
            Back to the bill
          </TextButton>
        }>
        <Form busy={busy} onSubmit={pay}>
          <Stack space="lg">
            {choices.expense === 'business' ? (
              <Alert tone="info">Business expense: the full bill goes to the card. Rewards and balance are saved for later.</Alert>
            ) : (
              <>
                <Rewards
                  choices={amounts.offers}
                  claimId={amounts.offer?.claimId ?? null}
                  disabled={busy}
                  onChoose={(claimId) => choose({ claimId })}
                />
                <BalanceChoice
                  cash={guest.cash}
                  usesCash={choices.usesCash}
                  disabled={busy}
                  onChoose={(usesCash) => choose({ usesCash })}
                />
              </>
            )}
            <CardToCharge
              guest={guest}
              card={card}
              disabled={busy}
              onChoose={(cardId) => choose({ cardId })}
              onReadGuest={page.onReadGuest}
            />
            {!isPayable(amounts) && (
              <Alert tone="warning">The bill has changed, and an amount no longer fits it. Please go back to the bill.</Alert>
            )}
            <StickyFooter>
              <Button
                type="submit"
                wide
                icon="lock"
                disabled={!card || !isPayable(amounts)}
                pending={busy}
                pendingLabel={progress[status] ?? ''}>
                {payLabel}
              </Button>
            </StickyFooter>
          </Stack>
        </Form>
      </Screen>
      <ConfirmDialog
        open={status === 'confirmingTip'}
        title={`Is a tip of ${formatMoney(tip)} right?`}
        text={`That is a high tip for ${formatMoney(breakdown.paying)}. Please ask the guest. The card is charged ${formatMoney(breakdown.charged)} in all.`}
        confirmLabel={payLabel}
        cancelLabel="Change the tip"
        onConfirm={() => send({ type: 'tipConfirmed' })}
        onCancel={() => send({ type: 'tipChangeChosen' })}
      />
    </BillLayout>
  )
}
