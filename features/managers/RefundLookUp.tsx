import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { formatMoney } from '../shared/money.ts'
import type { RefundAttempt } from './refundAttempt.ts'
import type { RefundRequest } from './refundSchema.ts'

type Props = {
  attempt: Extract<RefundAttempt, { status: 'lookingUp' | 'notFound' | 'notLookedUp' }>
  onSendAgain: (request: RefundRequest) => void
  onLookAgain: () => void
}

/** The answer to a refund was lost: it is looked up before anything else is refunded (MGR-17, NET-08). */
export function RefundLookUp({ attempt, onSendAgain, onLookAgain }: Props) {
  const { status, sent } = attempt
  const amount = formatMoney(sent.amount)
  if (status === 'lookingUp') return <Spinner size="lg" label={`Looking up the refund of ${amount}…`} showLabel />
  return (
    <Stack space="md">
      <Alert tone="warning" live="assertive" title={`We do not know yet whether ${amount} was refunded`}>
        {status === 'notFound'
          ? 'We got no answer, and the history does not show this refund so far. You can send it again: it is made once at most.'
          : 'We got no answer, and could not look it up. Check your connection, and look again.'}
      </Alert>
      {status === 'notFound' && (
        <Button wide onClick={() => onSendAgain(sent)}>
          Send the same refund again
        </Button>
      )}
      <Button wide icon="retry" variant={status === 'notFound' ? 'soft' : 'solid'} onClick={onLookAgain}>
        Look again
      </Button>
    </Stack>
  )
}
