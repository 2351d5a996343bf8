import { Alert } from '../../ui/Alert/Alert.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { payLabelFromTotals } from '../bill/sums/breakdown.ts'
import type { Difference } from '../payment/agreement.ts'
import { BillPage } from '../bill/screens/BillPage.tsx'
import { PartPaid } from '../bill/screens/PartPaid.tsx'
import { wholeOf } from '../bill/sums/part.ts'
import { type Ticket, gratuityNote } from '../bill/ticket.ts'
import type { Venue } from '../bill/venue.ts'
import { isBusy, isChoosing } from '../payment/attempt/paymentState.ts'
import { PaymentScreen } from '../payment/PaymentScreen.tsx'
import type { RunningPayment } from '../payment/attempt/running.ts'
import { EarlierOnDevice } from '../shared/screens/EarlierOnDevice.tsx'
import type { CheckPayment } from './checkToPay.ts'
import type { BillAmounts, BillChoice } from '../bill/sums/billAmounts.ts'
import { LoadingReceipt } from './screens/LoadingReceipt.tsx'
import { PaidCheck } from './screens/PaidCheck.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { BillForm } from '../bill/screens/BillForm.tsx'
import { BalanceRow, RewardRow } from '../bill/screens/CreditChoice.tsx'
import { SplitBill } from '../bill/screens/SplitBill.tsx'
import { TipChoice, tipProblem } from '../bill/screens/TipChoice.tsx'
import { zeroCents } from '../bill/sums/arithmetic.ts'
import { type Cents, formatMoney } from '../shared/money/money.ts'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx'

/** The controls of a split, which the first screen loads once a guest splits the bill. */
export const LazySplitFields = lazyComponent(
  async () => (await import('../bill/screens/SplitFields.tsx')).SplitFields,
  () => <Skeleton shape="card" />,
  () => <Alert tone="warning">The ways to split the bill didn’t load. Reload the page to split it.</Alert>,
)

type ChoicesProps = Pick<
  DinerCheckoutScreenProps,
  'venue' | 'ticket' | 'choice' | 'amounts' | 'payment' | 'maySplit' | 'signInHref' | 'onChoice'
> & { names: { offerName: string | null; partOf: Cents | null } }

function Choices({ venue: { cash, cashParts }, ticket, choice, amounts, names, payment: { state }, ...props }: ChoicesProps) {
  const { maySplit, signInHref, onChoice } = props
  const { breakdown, tipOffer, rewards } = amounts
  // Whether a press has asked for what is missing.
  const isMissing = state.status === 'choosing' && state.problem?.isBlocked === true
  const disabled = !isChoosing(state)
  const gratuity = gratuityNote(ticket)
  const { currency } = ticket
  return (
    <BillForm
      ticket={ticket}
      breakdown={breakdown}
      names={names}
      split={
        <SplitBill
          fields={LazySplitFields}
          ticket={ticket}
          part={choice.part}
          maySplit={maySplit}
          amount={amounts.part}
          isMissing={isMissing}
          disabled={disabled}
          onPart={(part) => onChoice({ ...choice, part })}
        />
      }
      renderTip={(line) =>
        tipOffer.status === 'open' ? (
          <TipChoice
            offer={tipOffer}
            bill={ticket}
            tip={choice.tip}
            sum={line?.amount ?? formatMoney(zeroCents, currency)}
            error={tipProblem(choice.tip, amounts.tip, isMissing)}
            disabled={disabled}
            onTip={(tip) => onChoice({ ...choice, tip })}
          />
        ) : (
          gratuity !== null && <Text>{gratuity}</Text>
        )
      }
      renderReward={(line) => (
        <RewardRow
          line={line}
          currency={currency}
          choices={rewards}
          claimId={amounts.reward?.offer.claimId ?? null}
          disabled={disabled}
          onChoose={(claimId) => onChoice({ ...choice, claimId })}
        />
      )}
      renderBalance={(line) => (
        <BalanceRow
          line={line}
          currency={currency}
          cash={cash}
          cashParts={cashParts}
          usesCash={choice.useCash}
          disabled={disabled}
          onChoose={(useCash) => onChoice({ ...choice, useCash })}
        />
      )}>
      {signInHref !== null && (
        <TextLink alone href={signInHref}>
          Sign in to use your rewards and balance
        </TextLink>
      )}
    </BillForm>
  )
}

export type DinerCheckoutScreenProps = {
  venue: Venue
  ticket: Ticket
  /** The changes by other guests or the restaurant since the diner saw the check. */
  change: Difference | null
  choice: BillChoice
  amounts: BillAmounts
  onChoice: (choice: BillChoice) => void
  payment: RunningPayment<CheckPayment>
  /** The sign-in of a guest who wants to use their rewards; null for a signed-in diner. */
  signInHref: string | null
  returnUrl: string | null
  /** The receipt of this diner's own payment of the check, if it is known. */
  receiptHref: string | null
  /** Goes on after a payment of this check by somebody who has signed out; null without one. @default null */
  onPayerLeft?: (() => void) | null
  /** Whether a part of the check may be paid. @default true */
  maySplit?: boolean
}

/** The page of the payment comes next. */
const leaving = () => <LoadingReceipt />

export function DinerCheckoutScreen(props: DinerCheckoutScreenProps) {
  const { venue, ticket, change, amounts, payment, returnUrl, receiptHref, onPayerLeft = null } = props
  const { breakdown, reward } = amounts
  const names = { offerName: reward?.offer.name ?? null, partOf: wholeOf(breakdown.paying, ticket) }
  const { state } = payment
  const isOver = ticket.due === 0 && isChoosing(state)
  return (
    <BillPage
      restaurant={venue.name}
      brand={venue.brand}
      check={ticket.code}
      ticket={ticket}
      payment={isOver ? null : { breakdown, names }}
      {...(returnUrl !== null && { back: { href: returnUrl, label: 'Back to order' } })}
      mayLeave={!isBusy(state)}>
      {isOver ? (
        <PaidCheck change={change} receiptHref={receiptHref} returnUrl={returnUrl} />
      ) : onPayerLeft ? (
        <EarlierOnDevice onContinue={onPayerLeft} />
      ) : (
        <PaymentScreen
          payment={payment}
          title="Pay your bill"
          foldsCards
          payLabel={payment.mayPay ? payLabelFromTotals(breakdown, ticket.currency) : 'Pay'}
          paid={leaving}>
          <Stack space="lg">
            {change ? (
              <Alert tone="warning" live="polite">
                {change.message}
              </Alert>
            ) : (
              <PartPaid ticket={ticket} />
            )}
            <Choices {...props} names={names} />
          </Stack>
        </PaymentScreen>
      )}
    </BillPage>
  )
}
