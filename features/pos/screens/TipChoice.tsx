import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { ToggleGroup } from '../../../ui/ToggleGroup/ToggleGroup.tsx'
import type { TipOffer } from '../../bill/tip.ts'
import { type Cents, formatMoney } from '../../shared/money.ts'

type Props = {
  offer: Extract<TipOffer, { status: 'open' }>
  tip: Cents
  /** The tip as typed; null while it is the suggested one. */
  typed: string | null
  error: string | undefined
  disabled: boolean
  onTip: (text: string) => void
}

/** A tip as its field shows it. */
const textOf = (tip: Cents): string => (tip / 100).toFixed(2)

/** The tip: a few presets with their dollars and their base, none as the first of them, and a field for any other (POS-07, POS-16). */
export function TipChoice({ offer, tip, typed, error, disabled, onTip }: Props) {
  const { presets, unit, base } = offer
  const chosen = error === undefined ? presets.find(({ amount }) => amount === tip) : undefined
  return (
    <Stack space="md">
      <ToggleGroup
        label={unit === 'percent' ? `Tip on ${formatMoney(base)}` : 'Tip'}
        options={presets.map(({ value, label, amount }) => ({
          value,
          label: value === 0 ? 'No tip' : label,
          ...(unit === 'percent' && value !== 0 && { detail: formatMoney(amount) }),
        }))}
        value={chosen?.value ?? null}
        disabled={disabled}
        onChange={(value) => {
          const preset = presets.find((each) => each.value === value)
          if (preset) onTip(textOf(preset.amount))
        }}
      />
      <AmountField label="Tip amount" name="tip" value={typed ?? textOf(tip)} error={error} disabled={disabled} onChange={onTip} />
    </Stack>
  )
}
