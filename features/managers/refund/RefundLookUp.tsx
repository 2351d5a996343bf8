import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { type Outcome, getAttempt, mustWait } from '../../payment/attempt/paymentState.ts'
import type { PayerEvent } from '../../payment/attempt/running.ts'
import { formatMoney } from '../../shared/money/money.ts'
import type { RefundPayment } from './refundPayment.ts'

type Props = { state: Outcome<RefundPayment>; send: (event: PayerEvent) => void }

/** The answer to a refund was lost: it is looked up before anything else is refunded. */
export function RefundLookUp({ state, send }: Props) {
  const { amount, currency } = getAttempt(state)
  const sum = formatMoney(amount, currency)
  if (mustWait(state)) return <Spinner size="lg" label={`Looking up the refund of ${sum}…`} showLabel />
  const hasNoAnswer = 'lookUp' in state && state.lookUp === 'noFinalAnswer'
  return (
    <Stack space="md">
      <Alert tone="warning" live="assertive" title={`We do not know yet whether ${sum} was refunded`}>
        {hasNoAnswer
          ? 'The server could not tell us. Look into the history on this page, and refund again only if it is not there.'
          : 'We got no answer. Check your connection, and look again: this payment can be refunded once we know.'}
      </Alert>
      <Button wide icon="retry" onClick={() => send({ type: 'retry' })}>
        Look again
      </Button>
      {hasNoAnswer && <TextButton onClick={() => send({ type: 'unresolvedLeft' })}>It’s not in the history: continue</TextButton>}
    </Stack>
  )
}
