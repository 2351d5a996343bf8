import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { RowButton } from '../../../ui/List/RowButton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { payLabelFromTotals } from '../../bill/sums/breakdown.ts'
import { LostLines } from '../../bill/screens/LostLines.tsx'
import { PartPaid } from '../../bill/screens/PartPaid.tsx'
import { BillForm } from '../../bill/screens/BillForm.tsx'
import { RewardRow } from '../../bill/screens/CreditChoice.tsx'
import { firstPart } from '../../bill/sums/part.ts'
import { isBusy } from '../../payment/attempt/paymentState.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { namesFromSums } from '../toPay.ts'
import { AddCreditRow, type AtStage, BackButton, StagePage, TipOfStage } from './StagePage.tsx'

/** Everything that is paid, by what, before it is paid. */
export function Review(props: AtStage) {
  const { state, sums, send, payment } = props
  const { visit, change, notice } = state
  const { breakdown, tipOffer, earned } = sums
  const { currency } = visit.ticket
  const { part } = visit.choices
  const busy = isBusy(payment.state)
  return (
    <StagePage
      {...props}
      title="Review Payment"
      payLabel={payLabelFromTotals(breakdown, currency)}
      after={
        <Stack space="sm">
          {earned > 0 && (
            <Text as="div" tone="success">
              <Inline space="xs">
                <Icon name="check" />
                {`You’ll earn ${formatMoney(earned, currency)} back on this visit`}
              </Inline>
            </Text>
          )}
          <Details summary="About Gratuity and Fees">
            A gratuity that the restaurant adds, taxes and fees are part of your bill: they are in its lines above.{' '}
            {tipOffer.status === 'open' ? 'A tip is yours to choose. It is always paid by card.' : 'This restaurant takes no tips here.'}
          </Details>
          <BackButton send={send} />
        </Stack>
      }>
      <Stack space="lg">
        {notice !== null && <Alert tone="success">{notice}</Alert>}
        {change ? (
          <Alert tone="warning" title="Your bill has changed" live="assertive">
            {change.message}
          </Alert>
        ) : (
          <PartPaid ticket={visit.ticket} />
        )}
        <LostLines part={part} ticket={visit.ticket} />
        <BillForm
          ticket={visit.ticket}
          breakdown={breakdown}
          names={namesFromSums(visit, sums)}
          split={
            <RowButton
              label={part === null ? 'Split the bill' : 'Change your part'}
              value={part === null ? 'You pay for all' : null}
              disabled={busy}
              onClick={() => send({ type: 'chosen', choices: { part: part ?? firstPart }, stage: 'redeemCredit' })}
            />
          }
          renderTip={tipOffer.status === 'open' ? (line) => <TipOfStage {...props} sum={line?.amount} /> : null}
          renderReward={(line) => (
            <RewardRow
              line={line}
              currency={currency}
              choices={sums.rewards}
              claimId={sums.reward?.offer.claimId ?? null}
              disabled={busy}
              onChoose={(claimId) => send({ type: 'chosen', choices: { claimId } })}
            />
          )}>
          <AddCreditRow sums={sums} send={send} payment={payment} />
        </BillForm>
      </Stack>
    </StagePage>
  )
}
