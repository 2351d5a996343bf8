import { CheckoutPage } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { type WaitProps, Waiting } from '../../shared/Waiting.tsx'

/** POS-01: the bill is being read. Also the shell of the page. */
export const LoadingBill = ({ onTryAgain, sellerLogo }: WaitProps & { sellerLogo?: string | null }) => (
  <CheckoutPage
    sellerLogo={sellerLogo ?? null}
    summaryLabel="Your bill"
    summary={<Skeleton shape="card" />}
    pending
    sum="…"
    sumLabel="Amount due">
    <Screen title="Getting your bill details" lead="One moment, please.">
      <Waiting label="Getting your bill details" onTryAgain={onTryAgain} />
      <Stack space="md">
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="button" />
      </Stack>
    </Screen>
  </CheckoutPage>
)
