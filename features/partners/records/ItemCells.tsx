import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { ReadyBadge } from '../ReadyBadge.tsx'

type NameProps = {
  name: string
  href: string
  /** What tells it from others of the same name. */
  about: string
  canEdit: boolean
}

/** The first column of a list of locations or brands: the name leads to the item's page. */
export const ItemName = ({ name, href, about, canEdit }: NameProps) => (
  <Stack space="xs">
    <TextLink href={href}>{name}</TextLink>
    <Text size="sm" tone="muted" weight="regular">
      {about}
      {!canEdit && ' · View only'}
    </Text>
  </Stack>
)

type StatusProps = {
  /** The steps that are missing. */
  missing: readonly string[]
  /** What else is not ready, in a few words; null for nothing. */
  warning: string | null
}

/** The status of a location or a brand. */
export const ItemStatus = ({ missing, warning }: StatusProps) => (
  <Stack space="xs" align="start">
    <ReadyBadge isReady={missing.length === 0} ready="Complete" unready="Incomplete" />
    {missing.length > 0 && <Text size="sm">{missing.join(' · ')}</Text>}
    {warning && (
      <Badge tone="warning" icon="alert">
        {warning}
      </Badge>
    )}
  </Stack>
)
