import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../ui/StickyFooter/StickyFooter.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TipChoice } from '../../bill/screens/TipChoice.tsx'
import type { Ticket } from '../../bill/ticket.ts'
import { gratuityNote, tipTitle } from '../../bill/tipWords.ts'
import { CardChoice, isCardReady } from '../../payment/screens/CardChoice.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { Refusal } from '../../shared/screens/Refusal.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { type Sums, sumsOf } from '../sums.ts'
import { AddCreditLink } from './AddCreditLink.tsx'
import { BillPage } from './BillPage.tsx'
import { type StageProps, type StepProps, busyOf } from './around.ts'

type Props = StepProps<'redeemCredit' | 'addingCard'> & StageProps

/** What the restaurant suggests. A gratuity, which the bill holds already, stands beside the choice. */
const suggestedTips = ({ serviceCharges }: Ticket) =>
  serviceCharges.filter(({ kind }) => kind === 'suggestedTip').map(({ label, due }) => ({ term: label, detail: formatMoney(due) }))

/** Where the restaurant takes no tip, none is charged: what is charged is the bill (POS-07). */
function withoutTip({ breakdown: { card }, card: method }: Sums): string {
  const taken = 'This restaurant takes no tips here, so none is added.'
  if (card === 0) return `${taken} Your credit pays the bill.`
  return `${taken} ${formatMoney(card)} of the bill is charged to your card${method.kind === 'savedCard' ? ' on file' : ''}.`
}

/** POS-07, POS-08: the tip. */
export function RedeemCredit({ state, send, around, card, newKey }: Props) {
  const { visit } = state
  const sums = sumsOf(visit)
  const isBusy = busyOf(state)
  const [tipProblem, problem, notice] =
    state.status === 'redeemCredit' ? [state.tipProblem, state.problem, state.notice] : [null, null, null]
  const suggested = suggestedTips(visit.ticket)
  const paysByCard = sums.tip > 0
  return (
    <BillPage visit={visit} around={around} send={send} isProcessing={isBusy} sum={{ label: 'Amount due', amount: visit.ticket.due }}>
      <Screen
        {...(visit.venue.name !== null && { eyebrow: visit.venue.name })}
        title={sums.tipOffer.status === 'disabled' ? 'No tip here' : tipTitle(visit.ticket)}
        lead={`${formatMoney(visit.ticket.due)} is due on check ${visit.link.ticket}.`}>
        <Form busy={isBusy} onSubmit={() => send({ type: 'tipSubmitted', key: newKey() })}>
          <Stack space="lg">
            {notice !== null && <Alert tone="success">{notice}</Alert>}
            {problem?.on === 'page' && <Refusal>{problem.message}</Refusal>}
            {suggested.length > 0 && <DescriptionList items={suggested} />}
            {sums.tipOffer.status === 'disabled' ? (
              <Text>{[gratuityNote(visit.ticket), withoutTip(sums)].filter(Boolean).join(' ')}</Text>
            ) : (
              <TipChoice
                offer={sums.tipOffer}
                bill={visit.ticket}
                tip={visit.choices.tip}
                error={tipProblem ?? undefined}
                disabled={isBusy}
                onTip={(tip) => send({ type: 'tipChosen', tip })}
              />
            )}
            {paysByCard && (
              <CardChoice
                label="Tip payment method"
                method={sums.card}
                cards={visit.venue.cards}
                card={card}
                wallets={{ kind: 'none' }}
                problem={problem}
                disabled={isBusy}
                onChoose={(method) => send({ type: 'methodChosen', method })}
              />
            )}
            {!isBusy && <AddCreditLink sums={sums} send={send} />}
            <StickyFooter>
              <Button
                type="submit"
                wide
                disabled={paysByCard && !isCardReady(sums.card, visit.venue.cards, card)}
                pending={isBusy}
                pendingLabel="Checking your card">
                Next
              </Button>
            </StickyFooter>
          </Stack>
        </Form>
      </Screen>
    </BillPage>
  )
}
