import { MoneyField } from '../../../../ui/MoneyField/MoneyField.tsx'
import { ToggleGroup } from '../../../../ui/ToggleGroup/ToggleGroup.tsx'
import { tipOptions } from '../../../bill/tipOptions.ts'
import { cents, formatMoney } from '../../../shared/money.ts'
import type { Amounts } from '../amounts.ts'
import type { TipChoice } from '../choices.ts'

type Props = { tip: TipChoice; amounts: Amounts; error: string | undefined; onTip: (tip: TipChoice) => void }

/** The tip: the location's percentages with their dollars, or an amount of the guest's own (MGR-07, MGR-08). */
export function TipField({ tip, amounts: { tipPresets, tipBase, isTipOptional }, error, onTip }: Props) {
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
  const optional = isTipOptional ? 'Optional' : undefined
  if (tipPresets.length === 0) return field('Tip', optional)
  return (
    <ToggleGroup<number>
      label="Tip"
      hint={[optional, `Percentages of ${formatMoney(tipBase)}`].filter(Boolean).join('. ')}
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
