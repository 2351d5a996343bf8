import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { ToggleGroup } from '../../../ui/ToggleGroup/ToggleGroup.tsx'
import type { TipOffer } from '../../bill/tip.ts'
import { tipOptions } from '../../bill/tipOptions.ts'
import { type Cents, formatMoney } from '../../shared/money/money.ts'

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

/** The tip as an amount in a field, which presets fill in: the hosted checkout has the field in sight (POS-07, POS-16). */
export function TipAmount({ offer, tip, typed, error, disabled, onTip }: Props) {
  const { presets, unit, base } = offer
  const chosen = error === undefined ? presets.find(({ amount }) => amount === tip) : undefined
  return (
    <Stack space="md">
      <ToggleGroup
        label={unit === 'percent' ? `Tip on ${formatMoney(base)}` : 'Tip'}
        options={tipOptions(presets, unit)}
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
