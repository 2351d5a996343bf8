import { Button } from '../../../ui/Button/Button.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { type Cents, formatMoney } from '../../shared/money/money.ts'
import { OutcomeUnknown } from '../../shared/screens/OutcomeUnknown.tsx'
import type { EarlierLookUp } from '../earlierAttempts.ts'
import type { OutcomeEvent } from '../running.ts'
import { whenStarted } from '../whenStarted.ts'

type Props = {
  lookUp: EarlierLookUp
  amount: Cents
  /** What it was for, as the payer knows it; null where the record says nothing of it. */
  what: string | null
  /** Milliseconds since 1970; null where the record does not say it. */
  startedAt: number | null
  send: (event: OutcomeEvent) => void
}

/** The outcome of an earlier visit's attempt is unknown: it comes first, before anything else is paid. */
export function EarlierPayment({ lookUp, amount, what, startedAt, send }: Props) {
  const sum = what === null ? formatMoney(amount) : `${formatMoney(amount)} for ${what}`
  const started = `You started to pay ${sum} ${whenStarted(startedAt)}`
  const retry = () => send({ type: 'retry' })
  switch (lookUp) {
    case 'asking':
      return (
        <OutcomeUnknown
          title="Checking an earlier payment"
          intro={`${started}, and we don’t know yet whether it went through. We check first, so that nothing is paid twice.`}
          pending="Looking up your earlier payment…"
        />
      )
    case 'closing':
      return (
        <OutcomeUnknown
          title="One moment"
          intro={`We are making sure that the earlier payment of ${sum} can’t go through anymore.`}
          pending="Canceling your earlier payment…"
        />
      )
    case 'notCharged':
      return (
        <OutcomeUnknown
          title="An earlier payment hasn’t gone through yet"
          intro={`${started}. It hasn’t been charged so far, but it still could be, for example from another tab. Cancel it, and it never will be.`}>
          <Stack space="sm">
            <Button wide onClick={() => send({ type: 'paymentGivenUp' })}>
              Cancel that payment and continue
            </Button>
            <Button wide icon="retry" variant="soft" onClick={retry}>
              Look again
            </Button>
          </Stack>
        </OutcomeUnknown>
      )
    case 'unreachable':
      return (
        <OutcomeUnknown
          title="We can’t reach the server"
          intro={`${started}, and it may have gone through. Check again in a moment, or once you are back online.`}
          onLookAgain={retry}
        />
      )
    case 'noFinalAnswer':
      return (
        <OutcomeUnknown
          title="We can’t look up an earlier payment"
          intro={`${started}, and it may have gone through. Please look again in a moment. If that doesn’t help, our support team can tell you whether it was charged.`}
          onLookAgain={retry}>
          <TextButton onClick={() => send({ type: 'unresolvedLeft' })}>Continue anyway: both may be charged</TextButton>
        </OutcomeUnknown>
      )
  }
}
