import { CheckoutPage } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { type WaitProps, Waiting } from '../../shared/Waiting.tsx'

/**
 * The order is being read. Also the first paint of the page, before any script has run: no
 * line that follows is larger than these, so that what a buyer sees first is what counts.
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
