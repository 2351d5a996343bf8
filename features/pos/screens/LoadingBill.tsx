import { CheckoutPage } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { LoadingForm } from '../../shared/screens/LoadingForm.tsx'
import type { WaitProps } from '../../shared/screens/Waiting.tsx'

/** POS-01: the bill is being read. Also the shell of the page. */
export const LoadingBill = ({ onTryAgain, sellerLogo }: WaitProps & { sellerLogo?: string | null }) => (
  <CheckoutPage
    sellerLogo={sellerLogo ?? null}
    summaryLabel="Your bill"
    summary={<Skeleton shape="card" />}
    pending
    sum="…"
    sumLabel="Amount due">
    <LoadingForm title="Getting your bill details" lead="One moment, please." label="Getting your bill details" onTryAgain={onTryAgain} />
  </CheckoutPage>
)
