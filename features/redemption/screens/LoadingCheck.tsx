import { CheckoutPage } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { type WaitProps, Waiting } from '../../shared/Waiting.tsx'

/** A placeholder of the check while it is read. Also the shell of the page. */
export const LoadingCheck = ({ onTryAgain }: WaitProps) => (
  <CheckoutPage summary={<Skeleton shape="card" />} summaryLabel="Your check" pending sum="…" sumLabel="Total">
    <Screen title="Pay your check" lead="One moment… We are asking the restaurant for your check.">
      <Waiting label="Getting your check" onTryAgain={onTryAgain} />
      <Stack space="md">
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="button" />
      </Stack>
    </Screen>
  </CheckoutPage>
)
