import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { type Cents, formatMoney } from '../../shared/money/money.ts'
import { OutcomeUnknown } from '../../shared/screens/OutcomeUnknown.tsx'
import type { UnknownOutcome } from '../attempt.ts'
import type { OutcomeEvent } from '../running.ts'

type Props = {
  lookUp: UnknownOutcome['lookUp']
  /** What the attempt pays, whatever the page would pay now. */
  amount: Cents
  send: (event: OutcomeEvent) => void
}

/** The payment's answer was lost, or did not say what became of it: nothing is sent again before its outcome is known. */
export function PaymentUnknown({ lookUp, amount, send }: Props) {
  const retry = () => send({ type: 'retry' })
  switch (lookUp) {
    case 'asking':
      return (
        <OutcomeUnknown
          title="Checking your payment"
          intro="We got no clear answer, so we are looking up whether your payment arrived. You won’t be charged twice."
          pending="Looking up your payment…"
        />
      )
    case 'unreachable':
      return (
        <OutcomeUnknown
          title="We can’t reach the server"
          intro="Your payment may have arrived. Look it up in a moment, or once you are back online: before that, nothing is sent again."
          onLookAgain={retry}
        />
      )
    case 'noFinalAnswer':
      return (
        <OutcomeUnknown
          title="We can’t look up your payment"
          intro="It may have arrived, so nothing is sent again. Please look again in a moment; if that does not help, our support team can tell what became of it."
          onLookAgain={retry}>
          <TextButton onClick={() => send({ type: 'unresolvedLeft' })}>Continue anyway: both may be charged</TextButton>
        </OutcomeUnknown>
      )
    case 'notCharged':
      return (
        <OutcomeUnknown title="Your payment hasn’t gone through yet" intro="If you pay again now, you won’t be charged twice.">
          <Stack space="md">
            <Form onSubmit={retry}>
              <Button type="submit" wide icon="lock">
                {amount === 0 ? 'Try again' : `Pay ${formatMoney(amount)}`}
              </Button>
            </Form>
            <TextButton icon="edit" onClick={() => send({ type: 'paymentGivenUp' })}>
              Use another card, or change your details
            </TextButton>
          </Stack>
        </OutcomeUnknown>
      )
    case 'closing':
      return (
        <OutcomeUnknown
          title="One moment"
          intro="We are making sure that your first payment can’t go through anymore."
          pending="Canceling your first payment…"
        />
      )
  }
}
