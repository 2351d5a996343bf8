import { RadioTiles } from '../../../ui/RadioTiles/RadioTiles.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { cashNote } from '../../bill/reading/balances.ts'
import type { CreditOption } from '../../bill/venue.ts'
import { isBusy } from '../../payment/attempt/paymentState.ts'
import { PaymentForm } from '../../payment/screens/PaymentForm.tsx'
import { formatMoney, formatMoneyShort } from '../../shared/money/money.ts'
import { Consent } from '../../shared/screens/Consent.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { getSums } from '../sums.ts'
import { BillPage } from './BillPage.tsx'
import { type StageProps, type StepProps, goOn } from './page.ts'

type Props = StepProps<'addCredit'> & StageProps

const coverOnly = 'cover'
/** The chosen credit is no longer sold. */
const missing = 'Missing card or option ID.'

/** `+20%`; undefined without a bonus. */
function bonusBadge({ pay, get }: CreditOption): { readonly badge?: string } {
  return get > pay ? { badge: `+${Math.round(((get - pay) * 100) / pay)}%` } : {}
}

/** The bill is higher than the balance. The diner covers it, or buys more credit. */
export function AddCredit({ state: { visit }, send, pageContext, payment }: Props) {
  const { venue, choices } = visit
  const { currency } = visit.ticket
  const { shortfall } = getSums(visit)
  const busy = isBusy(payment.state)
  const buys = choices.creditOptionId !== null
  const options = [
    { value: coverOnly, title: 'Just cover my bill today', detail: formatMoney(shortfall, currency) },
    ...venue.creditOptions.map((option) => ({
      value: option.id,
      title: `Pay ${formatMoneyShort(option.pay, currency)}, Get ${formatMoneyShort(option.get, currency)}`,
      ...bonusBadge(option),
    })),
  ]
  return (
    <BillPage visit={visit} pageContext={pageContext} payment={payment}>
      <Screen
        eyebrow={[`Available balance: ${formatMoney(venue.cash, currency)}`, cashNote(venue.cash, venue.cashParts, currency)]
          .filter(Boolean)
          .join(' · ')}
        title="Add Credit"
        intro="Your bill is higher than your remaining credit, so an additional amount is needed.">
        <PaymentForm
          cardKeptFor="account"
          payment={payment}
          cardLabel="Payment method"
          payLabel="Purchase"
          consent={buys && <Consent by="purchasing" />}
          waiting={busy ? 'Running your card, please wait' : null}
          notice={buys && !payment.mayPay ? missing : null}
          {...(!buys && { next: { label: 'Next', onNext: goOn(payment, send) } })}
          after={
            <TextButton icon="back" onClick={() => send({ type: 'back' })}>
              Back
            </TextButton>
          }>
          <RadioTiles
            label="How much to add"
            name="credit"
            options={options}
            value={choices.creditOptionId ?? coverOnly}
            disabled={busy}
            onChange={({ currentTarget: { value } }) => send({ type: 'creditOptionChosen', optionId: value === coverOnly ? null : value })}
          />
        </PaymentForm>
      </Screen>
    </BillPage>
  )
}
