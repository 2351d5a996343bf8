import { CheckoutPage } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { LoadingForm } from '../../shared/screens/LoadingForm.tsx'
import type { WaitProps } from '../../shared/screens/Waiting.tsx'

/** A placeholder of the check while it is read. Also the shell of the page. */
export const LoadingCheck = ({ onTryAgain }: WaitProps) => (
  <CheckoutPage summary={<Skeleton shape="card" />} summaryLabel="Your check" pending sum="…" sumLabel="Total">
    <LoadingForm
      title="Pay your check"
      lead="One moment… We are asking the restaurant for your check."
      label="Getting your check"
      onTryAgain={onTryAgain}
    />
  </CheckoutPage>
)
