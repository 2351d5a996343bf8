import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { StoreLinks } from '../../shared/screens/StoreLinks.tsx'
import { amountOf } from '../terms.ts'
import { Ending } from './Ending.tsx'
import { Notice } from './Notice.tsx'
import { OfferTicket } from './OfferTicket.tsx'
import type { StepProps } from './StepProps.ts'

/** Claimed by a guest without an account, who needs the app next. */
export function NoAccount({ state: { offer, notice }, send }: StepProps<'noAccount'>) {
  const { wording } = useEnterprise()
  return (
    <Ending
      moment="success"
      eyebrow={wording.success}
      title={`Get the app to use your ${amountOf(offer)}`}
      intro={`${wording.appInvite} Sign up with the same phone number, and it is there.`}
      send={send}>
      <Notice notice={notice} />
      <StoreLinks variant="solid" />
      <OfferTicket offer={offer} />
    </Ending>
  )
}
