import { CheckoutPage } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import { LoadingSummary } from '../../../ui/CheckoutPage/LoadingSummary.tsx'
import { LoadingForm } from '../../shared/screens/LoadingForm.tsx'
import type { WaitProps } from '../../shared/screens/Waiting.tsx'

/** Also the shell. Each line is at least as large as what replaces it, so that the largest contentful paint is this one. */
export const LoadingOrder = ({ onTryAgain }: WaitProps) => (
  <CheckoutPage slip={{ face: 'credit' }} summary={<LoadingSummary />} pending sum="…" sumLabel="Due now">
    <LoadingForm
      title="Your details"
      intro="One moment… Your receipt goes to your email."
      label="Fetching your order"
      onTryAgain={onTryAgain}
    />
  </CheckoutPage>
)
