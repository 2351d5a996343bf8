import { Badge, ReadyBadge } from '../../../ui/Badge/Badge.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Location } from './api.ts'

/** Whether the POS is connected, and if not, why. */
export const PosState = ({ location: { isPosComplete, posReason, posSystem } }: { location: Location }) => (
  <Inline space="sm">
    <ReadyBadge isReady={isPosComplete} ready="POS connected" unready="POS not connected" />
    <Text tone="muted">{isPosComplete ? posSystem : (posReason ?? 'The POS has not answered yet.')}</Text>
  </Inline>
)

type PaidToProps = { isAssigned: boolean; accountName: string | null; href: string }

/** The account that the location is paid to (`partner_stripe_account_id`). */
export const PaidTo = ({ isAssigned, accountName, href }: PaidToProps) => (
  <Inline space="sm">
    {isAssigned ? (
      <Text>{accountName === null ? 'Paid to a connected account.' : `Paid to ${accountName}`}</Text>
    ) : (
      <Badge tone="warning" icon="alert">
        No account
      </Badge>
    )}
    <TextLink href={href}>{isAssigned ? 'Open finances' : 'Connect an account'}</TextLink>
  </Inline>
)

/** What depends on a location. */
export const consequencesOf = (
  { isPosComplete, posSystem, stripeAccountId }: Location,
  brandName: string,
  accountName: string | null,
): readonly string[] => [
  brandName ? `Guests of ${brandName} no longer find it.` : 'Guests no longer find it.',
  ...(isPosComplete ? [`Its connection to ${posSystem ?? 'the POS'} ends.`] : []),
  ...(stripeAccountId === null ? [] : [`Its payments no longer go to ${accountName ?? 'the account that it is assigned to'}.`]),
]
