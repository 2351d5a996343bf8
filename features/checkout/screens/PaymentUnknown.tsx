import { Button } from '../../../ui/Button/Button.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { SupportLink } from '../../shared/SupportLink.tsx'
import type { UnknownOutcome } from '../checkout.ts'
import { payLabel } from '../total.ts'
import type { StepProps } from './StepProps.ts'

type LookUp = UnknownOutcome['lookUp']

const messages: Record<LookUp, { title: string; lead: string }> = {
  asking: {
    title: 'Checking your payment',
    lead: 'The answer got lost on its way. We are looking up whether your payment arrived: it is never taken twice.',
  },
  unreachable: {
    title: 'We can’t reach the server',
    lead: 'Your payment may have arrived. Look it up in a moment, or once you are back online: before that, nothing is sent again.',
  },
  noFinalAnswer: {
    title: 'We can’t look up your payment',
    lead: 'It may have arrived, so nothing is sent again. Please look again in a moment; if that does not help, our support team can tell what became of it.',
  },
  notCharged: { title: 'Your payment has not arrived so far', lead: 'If you pay again now, it is never taken twice.' },
  closing: { title: 'One moment', lead: 'We are making sure that your first payment can no longer be taken.' },
}

/** The payment's answer was lost: nothing is sent again before its outcome is known (NET-08). */
export function PaymentUnknown({ state: { lookUp, visit }, send }: StepProps<'paymentUnknown'>) {
  const retry = () => send({ type: 'retry' })
  return (
    <Stack space="lg">
      <Illustration moment="waiting" />
      <Screen {...messages[lookUp]}>
        {lookUp === 'asking' && <Spinner size="lg" label="Looking up your payment…" showLabel />}
        {(lookUp === 'unreachable' || lookUp === 'noFinalAnswer') && (
          <Stack space="sm">
            <Button wide icon="retry" onClick={retry}>
              Look again
            </Button>
            <SupportLink />
          </Stack>
        )}
        {lookUp === 'notCharged' && (
          <Stack space="md">
            <Button wide icon="lock" onClick={retry}>
              {payLabel(visit.order)}
            </Button>
            <TextButton icon="edit" onClick={() => send({ type: 'paymentGivenUp' })}>
              Use another card, or change your details
            </TextButton>
          </Stack>
        )}
        {lookUp === 'closing' && <Spinner size="lg" label="Closing your first payment…" showLabel />}
      </Screen>
    </Stack>
  )
}
