import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Cents, Currency } from '../../shared/money/money.ts'
import { SupportLink } from '../../shared/screens/SupportLink.tsx'
import { otherChargeText } from '../attempt/problem.ts'

type Props = {
  /** Null where the answer does not say it. */
  charged: Cents | null
  /** Null where this device does not know it. */
  agreed: Cents | null
  currency: Currency
}

/** Says that the charged amount differs from the amount that was agreed to. */
export function OtherCharge({ charged, agreed, currency }: Props) {
  if (charged === null || agreed === null || charged === agreed) return null
  return (
    <Alert tone="warning" title={otherChargeText(charged, agreed, currency)} live="polite">
      <Stack space="sm">
        If you did not expect this, our support team can put it right.
        <SupportLink />
      </Stack>
    </Alert>
  )
}
