import { CheckoutPage } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { type WaitProps, Waiting } from '../../shared/Waiting.tsx'

/**
 * Also the shell of the page. Every line of it is at least as large as the one that replaces it, so that the largest
 * contentful paint is this one.
 */
export const LoadingOrder = ({ onTryAgain }: WaitProps) => (
  <CheckoutPage summary={<Skeleton shape="card" />} pending sum="…" sumLabel="Due now">
    <Screen title="Your details" lead="One moment… Your receipt goes to your email.">
      <Waiting label="Fetching your order" onTryAgain={onTryAgain} />
      <Stack space="md">
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="button" />
      </Stack>
    </Screen>
  </CheckoutPage>
)
