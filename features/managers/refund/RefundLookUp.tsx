import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { isLookingUp } from '../../shared/flow/lookUp.ts'
import { formatMoney } from '../../shared/money/money.ts'
import type { RefundEvent, UnknownRefund } from './refundFlow.ts'

type Props = { state: UnknownRefund; send: (event: RefundEvent) => void }

/** The answer to a refund was lost: it is looked up before anything else is refunded. */
export function RefundLookUp({ state, send }: Props) {
  const { amount, currency } = state.attempt
  const sum = formatMoney(amount, currency)
  if (isLookingUp(state.lookUp)) return <Spinner size="lg" label={`Looking up the refund of ${sum}…`} showLabel />
  const hasNoAnswer = state.lookUp === 'noFinalAnswer'
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
