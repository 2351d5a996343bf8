import { Alert } from '../../../../ui/Alert/Alert.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Confetti } from '../../../../ui/Confetti/Confetti.tsx'
import { DescriptionList } from '../../../../ui/DescriptionList/DescriptionList.tsx'
import { LinkButton } from '../../../../ui/Button/LinkButton.tsx'
import { PublicPage } from '../../../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { TextLink } from '../../../../ui/TextLink/TextLink.tsx'
import { getPaymentMade } from '../../../bill/paid/paymentMade.ts'
import type { PaymentMade } from '../../../bill/paying/paidRows.ts'
import { useCashName } from '../../../bill/screens/useCashName.ts'
import { PaidSlip } from '../../../bill/screens/PaidSlip.tsx'
import { OtherCharge } from '../../../payment/screens/OtherCharge.tsx'
import { formatMoney } from '../../../shared/money/money.ts'
import { Screen } from '../../../shared/screens/Screen.tsx'
import { firstChoices } from '../choices.ts'
import { savedBy } from '../receipt.ts'
import type { StepProps } from './page.ts'

const guestFact = ({ page: { guest } }: StepProps<'success'>) => ({ term: 'Guest', detail: guest.name })

/** To a manager every part is the guest's. */
function getMade({ state: { receipt, agreed } }: StepProps<'success'>, cashName: string): PaymentMade | null {
  const made = getPaymentMade({ charged: receipt.charged }, agreed, agreed.currency, cashName)
  return made && { ...made, partOf: null }
}

const PaidBill = (props: StepProps<'success'>) => (
  <PaidSlip
    payment={{
      ...props.state.receipt,
      check: props.state.bill.by === 'number' ? props.state.bill.number : null,
      timeZone: props.page.location.timeZone,
    }}
    made={getMade(props, useCashName())}
    restaurant={props.page.location.name}
    live={false}
  />
)

/** The payment was made, but the till was not informed. Nothing can be paid again here. */
const TillNotInformed = (props: StepProps<'success'>) => (
  <PublicPage slip={<PaidBill {...props} />} action={props.page.logout}>
    <Screen
      eyebrow={props.page.location.name}
      title="Something went wrong."
      intro="The guest has paid, and the till does not know it. Close the check at the till, and do not charge the guest again.">
      <Stack space="lg">
        <DescriptionList items={[guestFact(props)]} />
        <OtherCharge
          charged={props.state.receipt.charged}
          agreed={props.state.agreed.breakdown.charged}
          currency={props.state.agreed.currency}
        />
        <LinkButton wide href={props.page.doneHref}>
          Done
        </LinkButton>
      </Stack>
    </Screen>
  </PublicPage>
)

export const Success = (props: StepProps<'success'>) =>
  props.state.receipt.posInformed ? <Paid {...props} /> : <TillNotInformed {...props} />

/** The bill is paid, and the rest after a part payment. */
function Paid(props: StepProps<'success'>) {
  const { state, send, page } = props
  const { agreed, receipt } = state
  const { guest, location, doneHref, guestsHref } = page
  const { ofBill: rest } = agreed.breakdown.rest
  const { currency } = agreed
  const saved = savedBy(receipt, agreed)
  const rows = [
    guestFact(props),
    ...(saved > 0 ? [{ term: `${guest.name} saved today`, detail: formatMoney(saved, currency) }] : []),
    { term: `Cash back (${Math.round(guest.creditBack * 100)}%)`, detail: formatMoney(receipt.earned ?? agreed.earned, currency) },
    ...(receipt.bonus === null ? [] : [{ term: 'Bonus for credit bought before', detail: formatMoney(receipt.bonus, currency) }]),
    ...(receipt.rewardsBalance === null ? [] : [{ term: 'New rewards balance', detail: formatMoney(receipt.rewardsBalance, currency) }]),
  ]
  return (
    <PublicPage slip={<PaidBill {...props} />} action={page.logout}>
      <Confetti />
      <Screen eyebrow={location.name} title="Payment Successful">
        <Stack space="lg">
          <OtherCharge charged={receipt.charged} agreed={agreed.breakdown.charged} currency={currency} />
          <DescriptionList items={rows} />
          {rest > 0 ? (
            <>
              <Alert tone="info" title={`${formatMoney(rest, currency)} is still due.`}>
                The bill is not paid in full yet.
              </Alert>
              <Stack space="sm">
                <Button wide onClick={() => send({ type: 'restChosen', currency, choices: firstChoices(location.rules) })}>
                  {`Pay the remaining ${formatMoney(rest, currency)}`}
                </Button>
                <LinkButton wide variant="soft" href={doneHref}>
                  Done
                </LinkButton>
                <TextLink href={guestsHref}>Another guest pays the rest</TextLink>
              </Stack>
            </>
          ) : (
            <LinkButton wide href={doneHref}>
              Done
            </LinkButton>
          )}
        </Stack>
      </Screen>
    </PublicPage>
  )
}
