import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { MoneyField } from '../../../ui/MoneyField/MoneyField.tsx'
import { ToggleGroup } from '../../../ui/ToggleGroup/ToggleGroup.tsx'
import { cents, formatMoney } from '../../shared/money/money.ts'
import { writeSum } from '../../shared/money/typedSum.ts'
import { type Ticket, gratuityNote } from '../ticket.ts'
import type { Validated } from '../sums/validated.ts'
import { type ChosenTip, type OpenTip, shownTip, typedTip } from '../tipping/tip.ts'

type Props = {
  offer: OpenTip
  bill: Pick<Ticket, 'currency' | 'serviceCharges'>
  /** Null before somebody chooses. */
  tip: ChosenTip | null
  /** Why the tip cannot be paid. */
  error: string | undefined
  /** @default false */
  disabled?: boolean
  onTip: (tip: ChosenTip | null) => void
  /** The sum of it, as a line of the bill. */
  sum?: string | undefined
}

/** While nothing is typed and no press has asked for it, nothing is wrong. */
export const tipProblem = (tip: ChosenTip | null, check: Validated, isAsked: boolean): string | undefined =>
  check.kind === 'invalid' && (isAsked || tip?.kind !== 'own' || tip.amount !== null || Boolean(tip.typed)) ? check.message : undefined

/** A tip in one tap, or a typed amount. Each percentage shows its dollars, and its base. */
export function TipChoice({ offer, bill, tip, error, disabled = false, sum, onTip }: Props) {
  const { unit, base, presets, rules, typedIn } = offer
  const shown = shownTip(tip, offer)
  const isOwn = shown?.kind === 'own'
  const amount = isOwn ? shown.amount : null
  const text = (isOwn ? shown.typed : undefined) ?? (amount === null ? '' : writeSum(amount))
  const gratuity = gratuityNote(bill)
  const label = gratuity === null ? 'Tip' : 'Extra tip'
  const hintWith = (last: string | false) => [gratuity, rules.canBeEmpty && 'Optional.', last].filter(Boolean).join(' ') || undefined
  const field = (label: string, hint?: string) => {
    const common = { label, hint, error: isOwn || presets.length === 0 ? error : undefined, disabled }
    return typedIn === 'dollars' ? (
      <AmountField {...common} value={text} onChange={(typed) => onTip(typedTip(typed))} />
    ) : (
      <MoneyField
        {...common}
        currency={bill.currency}
        value={amount}
        onChange={(typed) => onTip({ kind: 'own', amount: typed === null ? null : cents(typed) })}
      />
    )
  }
  if (presets.length === 0) return field(label, hintWith(false))
  return (
    <ToggleGroup<number>
      label={label}
      hint={hintWith(unit === 'percent' && `Percentages of ${formatMoney(base, bill.currency)}`)}
      name="tip"
      sum={sum}
      disabled={disabled}
      error={isOwn ? undefined : error}
      clearable={rules.canBeEmpty}
      options={presets.map(({ value, label, amount }) => ({
        value,
        label: value === 0 ? 'No tip' : label,
        ...(unit === 'percent' && value > 0 && { detail: formatMoney(amount, bill.currency) }),
      }))}
      value={isOwn ? 'custom' : (shown?.value ?? null)}
      custom={{ label: 'Other', field: field('Tip amount') }}
      onChange={(value: number | 'custom' | null) => {
        if (value === 'custom') onTip({ kind: 'own', amount: null })
        else onTip(value === null ? null : { kind: 'preset', value })
      }}
    />
  )
}
