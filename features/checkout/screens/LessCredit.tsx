import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { SupportLink } from '../../shared/screens/SupportLink.tsx'
import type { Order, Purchase } from '../order.ts'

type Props = {
  purchase: Pick<Purchase, 'credited' | 'toCredit'>
  /** The credit that the buyer was promised. */
  order: Pick<Order, 'currency' | 'get'>
}

export function LessCredit({ purchase: { credited, toCredit }, order: { currency, get: promised } }: Props) {
  if (credited >= promised) return null
  return (
    <Alert
      tone="warning"
      title={`${formatMoney(credited, currency)} of your ${formatMoney(promised, currency)} was credited.`}
      live="polite">
      <Stack space="sm">
        {toCredit >= promised ? 'The rest is still to come.' : 'If you did not expect this, our support team can put it right.'}
        <SupportLink />
      </Stack>
    </Alert>
  )
}
