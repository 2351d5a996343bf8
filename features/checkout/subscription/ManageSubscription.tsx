import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'

/** The way to the subscription that runs: to see it, and to cancel it. */
export const ManageSubscription = () => (
  <TextLink newTab alone href={useEnterprise().settings.manageSubscriptionUrl}>
    Manage or cancel your subscription
  </TextLink>
)
