import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { StoreLinks } from '../../shared/screens/StoreLinks.tsx'
import { amountOf } from '../terms.ts'
import { Ending } from './Ending.tsx'
import { Notice } from './Notice.tsx'
import { OfferTicket } from './OfferTicket.tsx'
import type { StepProps } from './StepProps.ts'

/** Claimed by a member. The app opens by itself. The buttons are for a guest without it. */
export function Success({ state: { offer, notice }, send }: StepProps<'success'>) {
  const { settings, wording } = useEnterprise()
  return (
    <Ending
      moment="success"
      eyebrow={wording.success}
      title={`Your ${amountOf(offer)} is in your account`}
      intro={`We are opening the ${settings.name} app for you.`}
      send={send}>
      <Notice notice={notice} />
      <LinkButton wide icon="app" href={settings.appUrl}>
        Open the app
      </LinkButton>
      <OfferTicket offer={offer} />
      <Details summary="I don’t have the app yet">
        <StoreLinks />
      </Details>
    </Ending>
  )
}
