import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { OutcomeUnknown } from '../../shared/screens/OutcomeUnknown.tsx'
import { shownSum } from '../agreement.ts'
import { earlierTexts, unknownTexts } from '../outcomeTexts.ts'
import type { PaymentTypes } from '../attempt/attempt.ts'
import type { Outcome } from '../attempt/paymentState.ts'
import type { OutcomeEvent, PayerEvent } from '../attempt/running.ts'
import { EarlierPaid } from './EarlierPaid.tsx'

export type PaymentOutcomeProps<P extends PaymentTypes> = {
  state: Outcome<P>
  send: (event: PayerEvent) => void
  /** The further ways on after an earlier payment. */
  children?: ReactNode
}

/** A payment whose outcome is not known, or one of an earlier visit: nothing else is paid before it is settled. */
export function PaymentOutcome<P extends PaymentTypes>({ state, send, children }: PaymentOutcomeProps<P>) {
  const [attempt] = state.attempts
  const { currency, name, startedAt = null } = attempt
  const amount = shownSum(attempt)
  const does = (type: OutcomeEvent['type']) => () => send({ type })
  if (state.status === 'earlierPaid') {
    const { charged, isSettled } = state.made
    return (
      <EarlierPaid
        charged={charged ?? attempt.amount}
        total={amount}
        currency={currency}
        what={name}
        isSettled={isSettled}
        email={null}
        send={send}>
        {children}
      </EarlierPaid>
    )
  }
  const ofPage = (
    <Stack space="md">
      <Form onSubmit={does('retry')}>
        <Button type="submit" wide icon="lock">
          {amount === 0 ? 'Try again' : `Pay ${formatMoney(amount, currency)}`}
        </Button>
      </Form>
      <TextButton icon="edit" onClick={does('paymentGivenUp')}>
        Use another card, or change your details
      </TextButton>
    </Stack>
  )
  const ofEarlier = (
    <Stack space="sm">
      <Button wide onClick={does('paymentGivenUp')}>
        Cancel that payment and continue
      </Button>
      <Button wide icon="retry" variant="soft" onClick={does('retry')}>
        Look again
      </Button>
    </Stack>
  )
  return (
    <OutcomeUnknown
      lookUp={state.lookUp}
      texts={state.sent ? unknownTexts : earlierTexts({ amount, currency, what: name, startedAt })}
      onLookAgain={does('retry')}
      ways={{
        noFinalAnswer: <TextButton onClick={does('unresolvedLeft')}>Continue anyway: both may be charged</TextButton>,
        notFound: state.sent ? ofPage : ofEarlier,
      }}
    />
  )
}
