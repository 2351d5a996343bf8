import { MoneyField } from '../../../ui/MoneyField/MoneyField.tsx'
import { ToggleGroup } from '../../../ui/ToggleGroup/ToggleGroup.tsx'
import { cents, formatMoney } from '../../shared/money/money.ts'
import type { ChosenTip } from '../chosenTip.ts'
import type { TipOffer } from '../tip.ts'
import type { Ticket } from '../ticket.ts'
import { tipOptions } from '../tipOptions.ts'
import { gratuityNote, tipTitle } from '../tipWords.ts'

type Props = {
  offer: Extract<TipOffer, { readonly status: 'open' }>
  bill: Pick<Ticket, 'serviceCharges'>
  tip: ChosenTip
  /** Why the chosen tip cannot be paid. */
  error: string | undefined
  disabled: boolean
  onTip: (tip: ChosenTip) => void
}

/** A tip in one tap, or an amount of one's own. Each percentage shows its dollars, and all say what they refer to (POS-16). */
export function TipChoice({ offer, bill, tip, error, disabled, onTip }: Props) {
  const { unit, base, presets } = offer
  const own = tip.kind === 'own' ? tip.amount : null
  return (
    <ToggleGroup<number | 'custom'>
      label={tipTitle(bill)}
      hint={[gratuityNote(bill), unit === 'percent' && `Percentages of ${formatMoney(base)}`].filter(Boolean).join(' ') || undefined}
      name="tip"
      disabled={disabled}
      error={tip.kind === 'preset' ? error : undefined}
      options={tipOptions(presets, unit)}
      value={tip.kind === 'own' ? 'custom' : tip.value}
      custom={{
        label: 'Other',
        field: (
          <MoneyField
            label="Your tip"
            value={own}
            error={error}
            onChange={(typed) => onTip({ kind: 'own', amount: typed === null ? null : cents(typed) })}
          />
        ),
      }}
      onChange={(value) => {
        if (value !== null) onTip(value === 'custom' ? { kind: 'own', amount: null } : { kind: 'preset', value })
      }}
    />
  )
}
