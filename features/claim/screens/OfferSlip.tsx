import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { formatMoneyShort } from '../../shared/money/money.ts'
import { type Offer, amountFromOffer, getTerms, invitationText, stubFromOffer } from '../offer.ts'

export function OfferSlip({ offer }: { readonly offer: Offer }) {
  const { brand, group, geoName } = offer
  const name = brand?.name ?? group?.name
  return (
    <Slip
      face="offer"
      label="Your offer"
      kicker={invitationText(offer) ?? (brand ? group?.name : null) ?? 'An offer for you'}
      amount={formatMoneyShort(amountFromOffer(offer))}
      title={offer.name}
      {...(name && { place: { name, detail: geoName ?? undefined, picture: (brand ? brand.logoUrl : group?.imageUrl) ?? undefined } })}
      stub={stubFromOffer(offer)}>
      <Details summary="Terms of the offer">
        <DescriptionList items={getTerms(offer)} />
      </Details>
    </Slip>
  )
}
