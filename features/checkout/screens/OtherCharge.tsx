import { Alert } from '../../../ui/Alert/Alert.tsx'
import { SupportLink } from '../../shared/screens/SupportLink.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import type { StateOf } from '../checkout.ts'

/** Says that the charged amount differs from the amount that the buyer agreed to. */
export function OtherCharge({ visit, purchase: { charged } }: Pick<StateOf<'confirmation'>, 'visit' | 'purchase'>) {
  const agreed = visit.order.pay
  if (charged === agreed) return null
  return (
    <Alert tone="warning" title={`${formatMoney(charged)} was charged, not ${formatMoney(agreed)}`} live="polite">
      <Stack space="sm">
        {`You agreed to ${formatMoney(agreed)}. If you did not expect this, our support team can put it right.`}
        <SupportLink />
      </Stack>
    </Alert>
  )
}
