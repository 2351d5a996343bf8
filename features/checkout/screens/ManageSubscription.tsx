import { manageSubscription } from '../../shared/links/manageSubscription.ts'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'

export type ManageSubscriptionProps = {
  /** The address of our own page, for an enterprise without one elsewhere. */
  manageHref: string
}

/** The way to the subscription that runs: to see it, and to cancel it. The own page opens in this tab, where the member is signed in. */
export function ManageSubscription({ manageHref }: ManageSubscriptionProps) {
  const { manageSubscriptionUrl } = useEnterprise().settings
  return (
    <TextLink newTab={manageSubscriptionUrl !== null} alone href={manageSubscriptionUrl ?? manageHref}>
      {manageSubscription}
    </TextLink>
  )
}
