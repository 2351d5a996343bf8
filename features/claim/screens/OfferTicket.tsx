import { Card } from '../../../ui/Card/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { Offer } from '../offer.ts'
import { termsOf } from '../terms.ts'

/** What the guest is about to have, with its terms a tap away (CLM-28). */
export function OfferTicket({ offer }: { offer: Offer }) {
  const place = [offer.brand?.name, offer.geoName].filter(Boolean).join(' · ')
  return (
    <Card tone="ticket">
      <Stack space="xs">
        <Stack space="xxs">
          <Text weight="strong">{offer.name}</Text>
          {place && (
            <Text size="sm" tone="muted">
              {place}
            </Text>
          )}
        </Stack>
        <Details summary="Terms of the offer">
          <DescriptionList items={termsOf(offer)} />
        </Details>
      </Stack>
    </Card>
  )
}
