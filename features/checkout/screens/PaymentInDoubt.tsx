import { Button } from '../../../ui/Button/Button.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { formatMoney } from '../../shared/money.ts'
import { Screen } from '../../shared/Screen.tsx'
import type { StateOf } from '../checkout.ts'
import type { StepProps } from './StepProps.ts'

type LookUp = StateOf<'paymentInDoubt'>['lookUp']

const words: Record<LookUp, { title: string; lead: string }> = {
  asking: {
    title: 'Checking your payment',
    lead: 'The answer got lost on its way. We are looking up whether your payment arrived: it is never taken twice.',
  },
  unreachable: {
    title: 'We can’t reach the server',
    lead: 'Your payment may have arrived. Look it up as soon as you are back online: before that, nothing is sent again.',
  },
  notCharged: {
    title: 'Your payment did not arrive',
    lead: 'Nothing was charged. You can safely pay again now.',
  },
  closing: {
    title: 'One moment',
    lead: 'We are making sure that your first payment can no longer be taken.',
  },
}

/** The payment's answer was lost: nothing is sent again before it is known what became of it (NET-08). */
export function PaymentInDoubt({ state: { lookUp, visit }, send }: StepProps<'paymentInDoubt'>) {
  const retry = () => send({ type: 'retry' })
  return (
    <Stack space="lg">
      <Illustration moment="waiting" />
      <Screen {...words[lookUp]}>
        {lookUp === 'asking' && <Spinner size="lg" label="Looking up your payment…" showLabel />}
        {lookUp === 'unreachable' && (
          <Button wide icon="retry" onClick={retry}>
            Look again
          </Button>
        )}
        {lookUp === 'notCharged' && (
          <Stack space="md">
            <Button wide icon="lock" onClick={retry}>
              Pay {formatMoney(visit.order.pay)}
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
