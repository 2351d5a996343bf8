import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { type Offer, invitationText, getTerms } from '../offer.ts'

function Group({ offer }: { offer: Offer }) {
  const { group } = offer
  const text = invitationText(offer) ?? group?.name
  return text ? (
    <Inline space="xs" wrap={false}>
      {group?.imageUrl && <Avatar size="sm" name={group.name ?? ''} src={group.imageUrl} />}
      <Text size="sm">{text}</Text>
    </Inline>
  ) : null
}

export function OfferTicket({ offer }: { offer: Offer }) {
  const { brand } = offer
  const where = [brand?.name, offer.geoName].filter(Boolean).join(' · ')
  return (
    <Card tone="ticket">
      <Stack space="xs">
        <Stack space="xxs">
          <Group offer={offer} />
          <Text weight="strong">{offer.name}</Text>
          {where && (
            <Inline space="xs" wrap={false}>
              {brand?.logoUrl && <Avatar size="sm" name={brand.name} src={brand.logoUrl} />}
              <Text size="sm" tone="muted">
                {where}
              </Text>
            </Inline>
          )}
        </Stack>
        <Details summary="Terms of the offer">
          <DescriptionList items={getTerms(offer)} />
        </Details>
      </Stack>
    </Card>
  )
}
