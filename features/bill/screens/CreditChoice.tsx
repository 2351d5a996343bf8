import { Details } from '../../../ui/Details/Details.tsx'
import { RadioTiles } from '../../../ui/RadioTiles/RadioTiles.tsx'
import { type Cents, type Currency, formatMoney } from '../../shared/money/money.ts'
import { type CashParts, cashNote } from '../reading/balances.ts'
import type { PaymentRow } from '../paying/rows.ts'
import type { OfferChoice } from '../sums/offers.ts'
import { useCashName } from './useCashName.ts'

type RewardProps = {
  /** @default 'Reward' */
  label?: string
  currency: Currency
  choices: readonly OfferChoice[]
  /** The claim of the chosen reward; null for none. */
  claimId: string | null
  disabled: boolean
  onChoose: (claimId: string | null) => void
}

const none = 'none'

/** No id of a claim is the value of 'none'. */
const toValue = (claimId: string | null): string => (claimId === null ? none : `claim-${claimId}`)

/** The name and the sum of a choice's line, or the words for none. */
const valueOf = (line: PaymentRow | null, none: string) =>
  line === null ? { value: none } : { text: line.label, value: line.amount, ...(line.tone === 'credit' && { tone: line.tone }) }

const toTile = (choice: OfferChoice, currency: Currency) => ({
  value: toValue(choice.offer.claimId),
  title: choice.offer.name,
  detail:
    choice.status === 'usable'
      ? [`Takes ${formatMoney(choice.pays, currency)} off`, choice.until].filter(Boolean).join('. ')
      : choice.reason,
  disabled: choice.status === 'disabled',
})

/** The one reward of a visit. One that does not fit the bill is shown with the reason. */
export function RewardChoice({ label = 'Reward', currency, choices, claimId, disabled, onChoose }: RewardProps) {
  if (choices.length === 0) return null
  // Unusable ones follow, so that the usable ones are found first.
  const usable = choices.filter(({ status }) => status === 'usable').map((choice) => toTile(choice, currency))
  const unusable = choices.filter(({ status }) => status === 'disabled').map((choice) => toTile(choice, currency))
  return (
    <RadioTiles<string>
      label={label}
      hint="One for each visit"
      name="reward"
      disabled={disabled}
      options={[...usable, ...unusable, { value: none, title: 'Don’t use a reward' }]}
      value={toValue(claimId)}
      onChange={({ currentTarget: { value } }) => onChoose(value === none ? null : value.replace('claim-', ''))}
    />
  )
}

/** The same as a row of the bill, opened in place. A reward that fits is used unless the guest says otherwise. */
export const RewardRow = ({ line, ...props }: RewardProps & { line: PaymentRow | null }) =>
  props.choices.length > 0 && (
    <Details
      look="row"
      summary="Reward"
      {...valueOf(line, props.choices.some(({ status }) => status === 'usable') ? 'Not used' : 'None for this bill')}>
      <RewardChoice {...props} label="Your rewards" />
    </Details>
  )

type BalanceProps = {
  /** @default 'Balance' */
  label?: string
  currency: Currency
  cash: Cents
  cashParts: CashParts | null
  usesCash: boolean
  disabled: boolean
  onChoose: (usesCash: boolean) => void
}

/** Whether the guest's cash pays. Without any there is nothing to choose. */
export function BalanceChoice({ label = 'Balance', currency, cash, cashParts, usesCash, disabled, onChoose }: BalanceProps) {
  const cashName = useCashName()
  return (
    cash > 0 && (
      <RadioTiles
        label={label}
        name="balance"
        options={[
          {
            value: 'use',
            title: `Use ${cashName}`,
            detail: [`${formatMoney(cash, currency)} available`, cashNote(cash, cashParts, currency)].filter(Boolean).join(': '),
          },
          { value: 'save', title: 'Don’t use my balance' },
        ]}
        value={usesCash ? 'use' : 'save'}
        disabled={disabled}
        onChange={({ currentTarget }) => onChoose(currentTarget.value === 'use')}
      />
    )
  )
}

/** The same as a row of the bill. */
export const BalanceRow = ({ line, ...props }: BalanceProps & { line: PaymentRow | null }) =>
  props.cash > 0 && (
    <Details look="row" summary="Balance" {...valueOf(line, 'Not used')}>
      <BalanceChoice {...props} label="Your balance" />
    </Details>
  )
