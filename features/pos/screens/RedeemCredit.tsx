import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { BillForm } from '../../bill/screens/BillForm.tsx'
import { PartPaid } from '../../bill/screens/PartPaid.tsx'
import { SplitBill } from '../../bill/screens/SplitBill.tsx'
import { SplitFields } from '../../bill/screens/SplitFields.tsx'
import { type Ticket, gratuityNote, tipTitle } from '../../bill/ticket.ts'
import { isBusy } from '../../payment/attempt/paymentState.ts'
import { useFocusOnInvalid } from '../../shared/forms/useFocusOnInvalid.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { type Sums, namesFromSums } from '../toPay.ts'
import { AddCreditRow, type AtStage, StagePage, TipOfStage } from './StagePage.tsx'

/** Without a tip, only the bill is charged here. */
function withoutTip({ breakdown: { card } }: Sums, { currency }: Ticket): string {
  const tip = 'You add no tip here: a tip is charged to your card on file.'
  return `${tip} ${card === 0 ? 'Your credit pays the bill.' : `Now ${formatMoney(card, currency)} of the bill is charged to your card.`}`
}

export function RedeemCredit(props: AtStage) {
  const { state, sums, send, payment } = props
  const { visit, problem, notice } = state
  const { ticket, choices } = visit
  // A press on Next that leads nowhere is a state of its own.
  useFocusOnInvalid(problem === null ? null : state)
  const busy = isBusy(payment.state)
  return (
    <StagePage
      {...props}
      title={sums.tipOffer.status === 'disabled' ? 'No tip here' : tipTitle(ticket)}
      cardLabel="Tip payment method"
      byCard={sums.breakdown.tip > 0}
      next="Next">
      <Stack space="lg">
        {notice !== null && <Alert tone="success">{notice}</Alert>}
        <PartPaid ticket={ticket} />
        <BillForm
          ticket={ticket}
          breakdown={sums.breakdown}
          names={namesFromSums(visit, sums)}
          split={
            <SplitBill
              fields={SplitFields}
              ticket={ticket}
              part={choices.part}
              maySplit={props.pageContext.maySplit}
              amount={sums.part}
              isMissing={problem !== null}
              disabled={busy}
              onPart={(part) => send({ type: 'chosen', choices: { part } })}
            />
          }
          renderTip={(line) =>
            sums.tipOffer.status === 'disabled' ? (
              <Text>{[gratuityNote(ticket), withoutTip(sums, ticket)].filter(Boolean).join(' ')}</Text>
            ) : (
              <TipOfStage {...props} sum={line?.amount} />
            )
          }>
          <AddCreditRow sums={sums} send={send} payment={payment} />
        </BillForm>
      </Stack>
    </StagePage>
  )
}
