import { Alert } from '../../../ui/Alert/Alert.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TipChoice } from '../../bill/screens/TipChoice.tsx'
import { tipTitle } from '../../bill/tipWords.ts'
import type { CardMethod } from '../../payment/method.ts'
import { isBusy } from '../../payment/payment.ts'
import { PaymentForm, cardOf } from '../../payment/screens/PaymentForm.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { Visit } from '../pos.ts'
import { type Sums, sumsOf } from '../sums.ts'
import { AddCreditLink } from './AddCreditLink.tsx'
import { BillPage } from './BillPage.tsx'
import { type StageProps, type StepProps, goOn } from './page.ts'

type Props = StepProps<'redeemCredit'> & StageProps

/** What the restaurant asks for or suggests already. */
const gratuityLines = ({ ticket }: Visit) =>
  ticket.serviceCharges
    .filter(({ kind }) => kind !== 'fee')
    .map(({ kind, label, due }) => ({ term: label, detail: `${formatMoney(due)}${kind === 'gratuity' ? ', included in the bill' : ''}` }))

/** Where the restaurant takes no tip, none is charged: what is charged is the bill (POS-07). */
function withoutTip({ breakdown: { card } }: Sums, method: CardMethod): string {
  const taken = 'This restaurant takes no tips here, so none is added.'
  if (card === 0) return `${taken} Your credit pays the bill.`
  return `${taken} ${formatMoney(card)} of the bill is charged to your card${method.kind === 'savedCard' ? ' on file' : ''}.`
}

/** POS-07, POS-08: the tip. */
export function RedeemCredit({ state, send, around, payment }: Props) {
  const { visit, tipProblem, notice } = state
  const sums = sumsOf(visit)
  const busy = isBusy(payment.state)
  const lines = gratuityLines(visit)
  return (
    <BillPage visit={visit} around={around} payment={payment} send={send} sum={{ label: 'Amount due', amount: visit.ticket.due }}>
      <Screen
        {...(visit.venue.name !== null && { eyebrow: visit.venue.name })}
        title={sums.tipOffer.status === 'disabled' ? 'No tip here' : tipTitle(visit.ticket)}
        lead={`${formatMoney(visit.ticket.due)} is due on check ${visit.link.ticket}.`}>
        <PaymentForm
          payment={payment}
          cardLabel="Tip payment method"
          byCard={sums.tip > 0}
          next={{ label: 'Next', onNext: goOn(payment, send) }}
          after={<AddCreditLink sums={sums} send={send} />}>
          <Stack space="lg">
            {notice !== null && <Alert tone="success">{notice}</Alert>}
            {lines.length > 0 && <DescriptionList items={lines} />}
            {sums.tipOffer.status === 'disabled' ? (
              <Text>{withoutTip(sums, cardOf(payment))}</Text>
            ) : (
              <TipChoice
                offer={sums.tipOffer}
                bill={visit.ticket}
                tip={visit.choices.tip}
                error={tipProblem ?? undefined}
                disabled={busy}
                onTip={(tip) => send({ type: 'tipChosen', tip })}
              />
            )}
          </Stack>
        </PaymentForm>
      </Screen>
    </BillPage>
  )
}
