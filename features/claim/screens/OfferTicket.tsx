import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { Offer } from '../offer.ts'
import { invitationWords, termsOf } from '../terms.ts'

/** Who invites, or for whom the offer is, with their picture (CLM-30). */
function Group({ offer }: { offer: Offer }) {
  const { group } = offer
  const words = invitationWords(offer) ?? group?.name
  return words ? (
    <Inline space="xs" wrap={false}>
      {group?.imageUrl && <Avatar size="sm" name={group.name ?? ''} src={group.imageUrl} />}
      <Text size="sm">{words}</Text>
    </Inline>
  ) : null
}

/** What the guest is about to have, with its terms a tap away (CLM-28). */
export function OfferTicket({ offer }: { offer: Offer }) {
  const { brand } = offer
  const place = [brand?.name, offer.geoName].filter(Boolean).join(' · ')
  return (
    <Card tone="ticket">
      <Stack space="xs">
        <Stack space="xxs">
          <Group offer={offer} />
          <Text weight="strong">{offer.name}</Text>
          {place && (
            <Inline space="xs" wrap={false}>
              {brand?.logoUrl && <Avatar size="sm" name={brand.name} src={brand.logoUrl} />}
              <Text size="sm" tone="muted">
                {place}
              </Text>
            </Inline>
          )}
        </Stack>
        <Details summary="Terms of the offer">
          <DescriptionList items={termsOf(offer)} />
        </Details>
      </Stack>
    </Card>
  )
}
