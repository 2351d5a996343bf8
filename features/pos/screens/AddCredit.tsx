import { RadioTiles } from '../../../ui/RadioTiles/RadioTiles.tsx'
import { cashNote } from '../../bill/reading/balances.ts'
import { BillForm } from '../../bill/screens/BillForm.tsx'
import type { CreditOption } from '../../bill/venue.ts'
import { isBusy } from '../../payment/attempt/paymentState.ts'
import { BonusTerms, RefundPolicy } from '../../shared/gift/GiftRules.tsx'
import { formatMoney, formatMoneyShort } from '../../shared/money/money.ts'
import { Consent } from '../../shared/screens/Consent.tsx'
import { missingOption, namesFromSums } from '../toPay.ts'
import { type AtStage, BackButton, StagePage } from './StagePage.tsx'

const coverOnly = 'cover'

/** `+20%`; undefined without a bonus. */
function bonusBadge({ pay, get }: CreditOption): { readonly badge?: string } {
  return get > pay ? { badge: `+${Math.round(((get - pay) * 100) / pay)}%` } : {}
}

/** The bill is higher than the balance. The diner covers it, or buys more credit. */
export function AddCredit(props: AtStage) {
  const { state, sums, send, payment } = props
  const { venue, choices, ticket } = state.visit
  const { currency } = ticket
  const busy = isBusy(payment.state)
  const buys = choices.creditOptionId !== null
  const bought = venue.creditOptions.find(({ id }) => id === choices.creditOptionId)
  const options = [
    { value: coverOnly, title: 'Just cover my bill today', detail: formatMoney(sums.breakdown.card, currency) },
    ...venue.creditOptions.map((option) => ({
      value: option.id,
      title: `Pay ${formatMoneyShort(option.pay, currency)}, Get ${formatMoneyShort(option.get, currency)}`,
      ...bonusBadge(option),
    })),
  ]
  return (
    <StagePage
      {...props}
      eyebrow={[`Available balance: ${formatMoney(venue.cash, currency)}`, cashNote(venue.cash, venue.cashParts, currency)]
        .filter(Boolean)
        .join(' · ')}
      title="Add Credit"
      intro="Your bill is higher than your remaining credit, so an additional amount is needed."
      cardLabel="Payment method"
      payLabel="Purchase"
      footSum={bought && formatMoney(bought.pay, currency)}
      consent={
        buys && (
          <>
            <Consent by="purchasing" />
            {venue.creditOptions.some(({ pay, get }) => get > pay) && <BonusTerms currency={currency} />}
            <RefundPolicy currency={currency} />
          </>
        )
      }
      waiting={busy ? 'Running your card, please wait' : null}
      notice={buys ? (state.change?.message ?? (payment.mayPay ? null : missingOption)) : null}
      next={buys ? undefined : 'Next'}
      after={<BackButton send={send} />}>
      <BillForm ticket={ticket} breakdown={sums.breakdown} names={namesFromSums(state.visit, sums)} split={null}>
        <RadioTiles
          label="How much to add"
          name="credit"
          options={options}
          value={choices.creditOptionId ?? coverOnly}
          disabled={busy}
          onChange={({ currentTarget: { value } }) =>
            send({ type: 'chosen', choices: { creditOptionId: value === coverOnly ? null : value } })
          }
        />
      </BillForm>
    </StagePage>
  )
}
