import { MoneyField } from '../../../../ui/MoneyField/MoneyField.tsx'
import { ToggleGroup } from '../../../../ui/ToggleGroup/ToggleGroup.tsx'
import { tipOptions } from '../../../bill/tipOptions.ts'
import type { Ticket } from '../../../bill/ticket.ts'
import { gratuityNote } from '../../../bill/tipWords.ts'
import { cents, formatMoney } from '../../../shared/money/money.ts'
import type { Amounts } from '../amounts.ts'
import type { TipChoice } from '../choices.ts'

type Props = {
  bill: Pick<Ticket, 'serviceCharges'>
  tip: TipChoice
  amounts: Amounts
  error: string | undefined
  onTip: (tip: TipChoice) => void
}

/** The tip: the location's percentages with their dollars, or an amount of the guest's own (MGR-07, MGR-08). */
export function TipField({ bill, tip, amounts: { tipPresets, tipBase, isTipOptional }, error, onTip }: Props) {
  const own = tip.kind === 'own'
  const field = (label: string, hint?: string) => (
    <MoneyField
      label={label}
      hint={hint}
      error={own || tipPresets.length === 0 ? error : undefined}
      value={own ? tip.amount : null}
      onChange={(typed) => onTip({ kind: 'own', amount: typed === null ? null : cents(typed) })}
    />
  )
  const gratuity = gratuityNote(bill)
  const label = gratuity === null ? 'Tip' : 'Extra tip'
  const hints = [gratuity, isTipOptional && 'Optional.'].filter(Boolean)
  if (tipPresets.length === 0) return field(label, hints.join(' ') || undefined)
  return (
    <ToggleGroup<number>
      label={label}
      hint={[...hints, `Percentages of ${formatMoney(tipBase)}`].join(' ')}
      error={own ? undefined : error}
      clearable={isTipOptional}
      options={tipOptions(tipPresets, 'percent')}
      value={tip.kind === 'percent' ? tip.percent : own ? 'custom' : null}
      onChange={(chosen: number | 'custom' | null) => {
        if (chosen === 'custom') onTip({ kind: 'own', amount: null })
        else onTip(chosen === null ? { kind: 'none' } : { kind: 'percent', percent: chosen })
      }}
      custom={{ label: 'Other', field: field('Tip amount') }}
    />
  )
}
