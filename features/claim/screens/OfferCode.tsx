import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { OfferCodeForm } from './OfferCodeForm.tsx'
import type { FormProps } from './StepProps.ts'

/** The guest types the code of an offer. */
export function OfferCode(props: FormProps<'offerCode'>) {
  const { wording } = useEnterprise()
  return (
    <Screen title={wording.welcome} intro="Enter the code from your card, email or message to see your offer.">
      <OfferCodeForm {...props} />
    </Screen>
  )
}
