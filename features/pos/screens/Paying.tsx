import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { PaymentUnknown } from '../../payment/screens/PaymentUnknown.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { recordOf } from '../recorded.ts'
import { type Around, type StepProps, headerOf } from './around.ts'

type Props = StepProps<'checking' | 'paying' | 'authenticating' | 'paymentUnknown'> & { around: Around }

/** POS-10: the bill is being paid. There is nothing to press, and no way to leave by a stray tap. */
export function Paying({ state, send, around }: Props) {
  if (state.status === 'paymentUnknown') {
    const isAsking = state.lookUp === 'asking' || state.lookUp === 'closing'
    return (
      <PublicPage sellerLogo={around.logo} {...headerOf(around, state.visit.link.returnUrl, send, isAsking)}>
        <PaymentUnknown lookUp={state.lookUp} payLabel={`Pay ${formatMoney(recordOf(state.request).amount)}`} send={send} />
      </PublicPage>
    )
  }
  return (
    <PublicPage sellerLogo={around.logo}>
      <Stack space="lg">
        <Illustration moment="waiting" />
        <Screen title="Redeeming Credit" lead="Applying credit and paying your bill, this may take a moment">
          <Spinner size="lg" label={state.status === 'authenticating' ? 'Your bank asks you to confirm' : 'Paying your bill'} showLabel />
        </Screen>
      </Stack>
    </PublicPage>
  )
}
