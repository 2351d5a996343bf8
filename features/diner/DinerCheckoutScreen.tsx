import { Alert } from '../../ui/Alert/Alert.tsx'
import { ChargeBreakdown } from '../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { CheckoutNote } from '../../ui/CheckoutPage/CheckoutNote.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { signOutAction } from '../account/signOutAction.ts'
import { payLabelFromTotals } from '../bill/sums/breakdown.ts'
import type { BillChange } from '../bill/paying/changedBill.ts'
import { BillPage } from '../bill/screens/BillPage.tsx'
import { PartPaid } from '../bill/screens/PartPaid.tsx'
import { billRows, paymentRows } from '../bill/paying/rows.ts'
import { wholeOf } from '../bill/sums/part.ts'
import { useCashName } from '../bill/screens/useCashName.ts'
import type { Ticket } from '../bill/ticket.ts'
import type { Venue } from '../bill/venue.ts'
import { isBusy, isChoosing } from '../payment/attempt/paymentState.ts'
import { PaymentScreen } from '../payment/PaymentScreen.tsx'
import type { RunningPayment } from '../payment/attempt/running.ts'
import { EarlierOnDevice } from '../shared/screens/EarlierOnDevice.tsx'
import type { CheckPayment } from './checkToPay.ts'
import type { BillChoice, BillAmounts } from '../bill/sums/billAmounts.ts'
import { Choices } from './screens/Choices.tsx'
import { LoadingReceipt } from './screens/LoadingReceipt.tsx'
import { PaidCheck } from './screens/PaidCheck.tsx'

const namesOf = ({ breakdown, reward }: BillAmounts, ticket: Ticket) => ({
  offerName: reward?.offer.name ?? null,
  partOf: wholeOf(breakdown.paying, ticket),
})

function PaymentSummary({ amounts, ticket }: { readonly amounts: BillAmounts; readonly ticket: Ticket }) {
  const cashName = useCashName()
  return (
    <ChargeBreakdown label="How you pay" {...paymentRows(amounts.breakdown, { ...namesOf(amounts, ticket), cashName }, ticket.currency)} />
  )
}

export type DinerCheckoutScreenProps = {
  venue: Venue
  ticket: Ticket
  /** The changes by other guests or the restaurant since the diner saw the check. */
  change: BillChange | null
  choice: BillChoice
  amounts: BillAmounts
  onChoice: (choice: BillChoice) => void
  payment: RunningPayment<CheckPayment>
  /** The sign-in of a guest who wants to use their rewards; null for a signed-in diner. */
  signInHref: string | null
  returnUrl: string | null
  /** The receipt of this diner's own payment of the check, if it is known. */
  receiptHref: string | null
  /** Null where nobody is signed in. */
  onSignOut: (() => void) | null
  /** Goes on after a payment of this check by somebody who has signed out; null without one. @default null */
  onPayerLeft?: (() => void) | null
}

/** The page of the payment comes next. */
const leaving = () => <LoadingReceipt />

export function DinerCheckoutScreen(props: DinerCheckoutScreenProps) {
  const {
    venue,
    ticket,
    change,
    choice,
    amounts,
    onChoice,
    payment,
    signInHref,
    returnUrl,
    receiptHref,
    onSignOut,
    onPayerLeft = null,
  } = props
  const { breakdown } = amounts
  const { state } = payment
  const isOver = ticket.due === 0 && isChoosing(state)
  return (
    <BillPage
      restaurant={venue.name}
      check={ticket.code}
      ticket={ticket}
      payment={isOver ? null : { breakdown, names: namesOf(amounts, ticket) }}
      {...(returnUrl !== null && { back: { href: returnUrl, label: 'Back to order' } })}
      {...signOutAction(isBusy(state) ? null : onSignOut)}>
      {isOver ? (
        <PaidCheck change={change} receiptHref={receiptHref} returnUrl={returnUrl} />
      ) : onPayerLeft ? (
        <EarlierOnDevice onContinue={onPayerLeft} />
      ) : (
        <PaymentScreen
          payment={payment}
          title="Pay your bill"
          payLabel={payment.mayPay ? payLabelFromTotals(breakdown, ticket.currency) : 'Pay'}
          paid={leaving}>
          <Stack space="lg">
            <CheckoutNote>
              <ChargeBreakdown label="Bill" {...billRows(ticket)} />
            </CheckoutNote>
            {change ? (
              <Alert tone="warning" live="polite">
                {change.message}
              </Alert>
            ) : (
              <PartPaid ticket={ticket} />
            )}
            <Choices
              ticket={ticket}
              choice={choice}
              amounts={amounts}
              cash={venue.cash}
              cashParts={venue.cashParts}
              isMissing={state.status === 'choosing' && state.problem?.isBlocked === true}
              disabled={!isChoosing(state)}
              onChoice={onChoice}
            />
            <CheckoutNote>
              <PaymentSummary amounts={amounts} ticket={ticket} />
            </CheckoutNote>
            {signInHref !== null && (
              <TextLink alone href={signInHref}>
                Sign in to use your rewards and balance
              </TextLink>
            )}
          </Stack>
        </PaymentScreen>
      )}
    </BillPage>
  )
}
