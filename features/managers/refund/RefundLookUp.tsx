import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import type { RefundState } from './refunding.ts'

type Props = { state: Extract<RefundState, { status: 'lookingUp' | 'closing' | 'unknown' }>; onLookAgain: () => void; onGoOn: () => void }

/** The answer to a refund was lost: it is looked up before anything else is refunded (MGR-17, NET-08). */
export function RefundLookUp({ state, onLookAgain, onGoOn }: Props) {
  const amount = formatMoney(state.attempt.amount)
  if (state.status !== 'unknown') return <Spinner size="lg" label={`Looking up the refund of ${amount}…`} showLabel />
  const isRefused = state.because === 'refused'
  return (
    <Stack space="md">
      <Alert tone="warning" live="assertive" title={`We do not know yet whether ${amount} was refunded`}>
        {isRefused
          ? 'The server could not tell us. Look into the history on this page, and refund again only if it is not there.'
          : 'We got no answer. Check your connection, and look again: this payment can be refunded once we know.'}
      </Alert>
      <Button wide icon="retry" onClick={onLookAgain}>
        Look again
      </Button>
      {isRefused && <TextButton onClick={onGoOn}>It is not in the history: go on</TextButton>}
    </Stack>
  )
}
