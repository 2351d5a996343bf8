import { MoneyField } from '../../../../ui/MoneyField/MoneyField.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { Switch } from '../../../../ui/Switch/Switch.tsx'
import { type Cents, cents } from '../../../shared/money/money.ts'
import type { ServiceChargeChoice } from '../choices.ts'

type Props = {
  charge: ServiceChargeChoice
  /** What it is while the switch is on, and nothing else was typed. */
  automatic: Cents
  error: string | undefined
  onCharge: (charge: ServiceChargeChoice) => void
}

/** The service charge: on is the automatic gratuity, which can be changed; off is $0.00. */
export function ServiceChargeField({ charge, automatic, error, onCharge }: Props) {
  const isOn = charge.kind !== 'off'
  return (
    <Stack space="sm">
      <Switch
        label="Service charge"
        checked={isOn}
        onChange={({ currentTarget }) => onCharge({ kind: currentTarget.checked ? 'automatic' : 'off' })}
      />
      {isOn && (
        <MoneyField
          label="Service charge amount"
          error={error}
          value={charge.kind === 'own' ? charge.amount : automatic}
          onChange={(typed) => onCharge({ kind: 'own', amount: typed === null ? null : cents(typed) })}
        />
      )}
    </Stack>
  )
}
