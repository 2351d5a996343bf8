import { isolated } from '../../../../ui/isolated.ts'
import { Alert } from '../../../../ui/Alert/Alert.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Confetti } from '../../../../ui/Confetti/Confetti.tsx'
import { DescriptionList } from '../../../../ui/DescriptionList/DescriptionList.tsx'
import { LinkButton } from '../../../../ui/Button/LinkButton.tsx'
import { PublicPage } from '../../../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../../ui/TextLink/TextButton.tsx'
import { TextLink } from '../../../../ui/TextLink/TextLink.tsx'
import { getPaymentMade } from '../../../bill/paid/paymentMade.ts'
import { useCashName } from '../../../bill/screens/useCashName.ts'
import { PaidSlip } from '../../../bill/screens/PaidSlip.tsx'
import type { RunningPayment } from '../../../payment/attempt/running.ts'
import { OtherCharge } from '../../../payment/screens/OtherCharge.tsx'
import { type Cents, formatMoney } from '../../../shared/money/money.ts'
import { Screen } from '../../../shared/screens/Screen.tsx'
import { firstChoices } from '../choices.ts'
import { savedBy } from '../receipt.ts'
import type { CheckPayment } from '../request.ts'
import type { StepProps } from './page.ts'

/** The guest's gain from a payment. */
function gainRows({ state: { receipt, agreed }, page: { guest } }: StepProps<'success'>) {
  const row = (term: string, amount: Cents | null) => (amount === null ? [] : [{ term, detail: formatMoney(amount, agreed.currency) }])
  return [
    ...row(`${isolated(guest.name)} saved today`, savedBy(receipt, agreed) || null),
    ...row(`Cash back (${Math.round(guest.creditBack * 100)}%)`, receipt.earned ?? agreed.earned),
    ...row('Bonus for credit bought before', receipt.bonus),
    ...row('New rewards balance', receipt.rewardsBalance),
  ]
}

/** The payment was made. If the till was not informed, nothing can be paid again here; else the rest after a part payment can. */
export function Success({ payment, ...props }: StepProps<'success'> & { payment: Pick<RunningPayment<CheckPayment>, 'state' | 'send'> }) {
  const { bill, receipt, agreed } = props.state
  const { guest, location, doneHref, guestsHref } = props.page
  const isOfGuest = props.state.guest === guest.id
  const { currency, breakdown } = agreed
  const { posInformed, charged } = receipt
  const made = getPaymentMade({ charged }, agreed, currency, useCashName())
  const rest = formatMoney(breakdown.rest.ofBill, currency)
  const hasRest = posInformed && isOfGuest && breakdown.rest.ofBill > 0
  const choices = firstChoices(location.rules)
  const slip = (
    <PaidSlip
      payment={{ ...receipt, check: bill.by === 'number' ? bill.number : null, timeZone: location.timeZone }}
      // To a manager every part is the guest's.
      made={made && { ...made, partOf: null }}
      restaurant={location.name}
      live={false}
    />
  )
  const done = (
    <LinkButton wide variant={hasRest ? 'soft' : 'solid'} href={doneHref}>
      Done
    </LinkButton>
  )
  return (
    <PublicPage slip={slip}>
      {posInformed && <Confetti />}
      <Screen
        eyebrow={location.name}
        title={posInformed ? 'Payment Successful' : 'Something went wrong.'}
        intro={
          posInformed
            ? !isOfGuest && 'Another guest has paid this check, on this device.'
            : `${isOfGuest ? 'The' : 'Another'} guest has paid, and the till does not know it. Close the check at the till, and do not charge the guest again.`
        }>
        <Stack space="lg">
          <OtherCharge charged={charged} agreed={breakdown.charged} currency={currency} />
          {isOfGuest && <DescriptionList items={[{ term: 'Guest', detail: guest.name }, ...(posInformed ? gainRows(props) : [])]} />}
          {hasRest ? (
            <>
              <Alert tone="info" title={`${rest} is still due.`}>
                The bill is not paid in full yet.
              </Alert>
              <Stack space="sm">
                <Button wide onClick={() => props.send({ type: 'restChosen', currency, choices })}>
                  {`Pay the remaining ${rest}`}
                </Button>
                {done}
                <TextLink href={guestsHref}>Another guest pays the rest</TextLink>
              </Stack>
            </>
          ) : (
            done
          )}
          {!posInformed && 'isEarlier' in payment.state && payment.state.isEarlier && (
            <TextButton
              icon="ticket"
              onClick={() => {
                payment.send({ type: 'unresolvedLeft' })
                props.send({ type: 'anotherBillChosen', opening: { currency, bill, choices, step: 'bill' } })
              }}>
              {bill.by === 'number' ? 'This is a new bill with the same number' : 'This is another bill'}
            </TextButton>
          )}
        </Stack>
      </Screen>
    </PublicPage>
  )
}
