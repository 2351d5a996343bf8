import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { CheckoutNote } from '../../../ui/CheckoutPage/CheckoutNote.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../ui/StickyFooter/StickyFooter.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { headlineOf } from '../../bill/breakdown.ts'
import { paymentRows } from '../../bill/rows.ts'
import { RewardChoice } from '../../bill/screens/RewardChoice.tsx'
import { zeroCents } from '../../bill/share.ts'
import { tipTitle } from '../../bill/tipWords.ts'
import { CardChoice, isCardReady } from '../../payment/screens/CardChoice.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { Refusal } from '../../shared/screens/Refusal.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { type Sums, sumsOf } from '../sums.ts'
import { Bill, BillPage } from './BillPage.tsx'
import { AddCreditLink } from './AddCreditLink.tsx'
import { type StageProps, type StepProps, busyOf } from './around.ts'

type Props = StepProps<'review' | 'addingCard'> & StageProps

/** Where the tip comes from: `20% of $96.00` (POS-16). */
function tipNote({ tipOffer, tip }: Sums): string | undefined {
  if (tipOffer.status === 'disabled' || tipOffer.unit === 'dollars') return undefined
  const preset = [...tipOffer.presets, tipOffer.initial].find((each) => each?.amount === tip)
  return preset && preset.value > 0 ? `${preset.label} of ${formatMoney(tipOffer.base)}` : undefined
}

/** POS-09, POS-16: everything that is paid, by what, before it is paid. */
export function Review({ state, send, around, card, newKey }: Props) {
  const { visit } = state
  const sums = sumsOf(visit)
  const { breakdown, tipOffer, earned } = sums
  const headline = headlineOf(breakdown)
  const isBusy = busyOf(state)
  const [problem, change, notice] = state.status === 'review' ? [state.problem, state.change, state.notice] : [null, null, null]
  const isCharged = breakdown.charged > 0
  return (
    <BillPage visit={visit} around={around} send={send} isProcessing={isBusy} sum={headline}>
      <Screen {...(visit.venue.name !== null && { eyebrow: visit.venue.name })} title="Review Payment">
        <Form busy={isBusy} onSubmit={() => send({ type: 'paySubmitted', key: newKey() })}>
          <Stack space="lg">
            {notice !== null && <Alert tone="success">{notice}</Alert>}
            {change && (
              <Alert tone="warning" title="Your bill has changed" live="assertive">
                {change.message}
              </Alert>
            )}
            {problem?.on === 'page' && <Refusal>{problem.message}</Refusal>}
            <CheckoutNote>
              <Bill visit={visit} />
            </CheckoutNote>
            <RewardChoice
              choices={sums.offers}
              claimId={sums.offer?.offer.claimId ?? null}
              disabled={isBusy}
              onChoose={(claimId) => send({ type: 'offerChosen', claimId })}
            />
            <Stack space="xs">
              <ChargeBreakdown
                label="Your payment"
                {...paymentRows(breakdown, {
                  offerName: sums.offer?.offer.name ?? null,
                  tipNote: tipNote(sums),
                  cardOnly: visit.ticket.cardOnly,
                })}
              />
              {tipOffer.status === 'open' && !isBusy && (
                <Inline space="md">
                  {sums.tip > 0 && (
                    <TextButton onClick={() => send({ type: 'tipChosen', tip: { kind: 'own', amount: zeroCents } })}>No tip</TextButton>
                  )}
                  <TextButton icon="edit" onClick={() => send({ type: 'tipChangeChosen' })}>
                    {sums.tip > 0 ? 'Change the tip' : tipTitle(visit.ticket)}
                  </TextButton>
                </Inline>
              )}
            </Stack>
            {!isBusy && <AddCreditLink sums={sums} send={send} />}
            {earned > 0 && <Alert tone="success" title={`You’ll earn ${formatMoney(earned)} back on this visit`} />}
            {isCharged && (
              <CardChoice
                method={sums.card}
                cards={visit.venue.cards}
                card={card}
                wallets={{ kind: 'none' }}
                problem={problem}
                disabled={isBusy}
                onChoose={(method) => send({ type: 'methodChosen', method })}
              />
            )}
            <Details summary="About Gratuity and Fees">
              A gratuity that the restaurant adds, taxes and fees are part of your bill: they are in its lines above.{' '}
              {tipOffer.status === 'open'
                ? 'A tip is yours to choose. It goes to the staff, and is always paid by card.'
                : 'This restaurant takes no tips here.'}
            </Details>
            <StickyFooter>
              <Button
                type="submit"
                wide
                icon="lock"
                disabled={isCharged && !isCardReady(sums.card, visit.venue.cards, card)}
                pending={isBusy}
                pendingLabel="Checking your card">
                {`Pay ${formatMoney(headline.amount)}`}
              </Button>
            </StickyFooter>
            {!isBusy && (
              <TextButton icon="back" onClick={() => send({ type: 'back' })}>
                Back
              </TextButton>
            )}
          </Stack>
        </Form>
      </Screen>
    </BillPage>
  )
}
