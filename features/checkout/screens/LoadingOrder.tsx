import { LoadingForm } from '../../shared/screens/LoadingForm.tsx'
import type { WaitProps } from '../../shared/screens/Waiting.tsx'
import { CheckoutLayout } from './CheckoutLayout.tsx'

/** Also the shell. Each line is at least as large as what replaces it, so that the largest contentful paint is this one. */
export const LoadingOrder = ({ onTryAgain }: WaitProps) => (
  <CheckoutLayout visit={null} backHref={null}>
    <LoadingForm
      title="Your details"
      intro="One moment… Your receipt goes to your email."
      label="Fetching your order"
      onTryAgain={onTryAgain}
    />
  </CheckoutLayout>
)
