import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Letter } from '../../../ui/Slip/Letter.tsx'
import { Slip, type SlipProps } from '../../../ui/Slip/Slip.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import { PersonalPrice } from '../../shared/screens/PersonalPrice.tsx'
import { type Offer, amountText, getTerms, invitationText, stubFromOffer, titleFromOffer } from '../offer.ts'

/** Named apart from the restaurant: the group that the offer is for, or that invites to it. */
function Invitation({ offer }: { readonly offer: Offer }) {
  const { group, brand } = offer
  const text = invitationText(offer) ?? (brand ? group?.name : null)
  return text ? (
    <Inline space="xs" wrap={false}>
      {brand && group?.imageUrl && <Avatar size="sm" name={group.name ?? ''} src={group.imageUrl} />}
      <Text size="sm">{text}</Text>
    </Inline>
  ) : null
}

const kicker = 'An offer for you'

type Props = {
  readonly offer: Offer
  /** The state in which the claim has left it. */
  readonly state: Pick<SlipProps, 'waits' | 'stamp' | 'sticker' | 'ended'>
  /** The address of the email that follows it. */
  readonly sentTo?: string | undefined
}

export function OfferSlip({ offer, state, sentTo }: Props) {
  const { brand, group, geoName } = offer
  const currency = useCurrency()
  const name = brand?.name ?? group?.name
  const logo = brand ? brand.logoUrl : group?.imageUrl
  return (
    <>
      <Slip
        face="offer"
        label="Your offer"
        kicker={kicker}
        {...state}
        amount={amountText(offer, currency)}
        title={titleFromOffer(offer, currency)}
        {...(name && { place: { name, detail: geoName ?? undefined, picture: logo && <Avatar size="sm" name={name} src={logo} /> } })}
        stub={stubFromOffer(offer, currency)}>
        <Invitation offer={offer} />
        <PersonalPrice of={offer} />
      </Slip>
      {sentTo && <Letter to={sentTo} />}
    </>
  )
}

/** The slip of an offer that is being read. */
export const LoadingSlip = () => (
  <Slip
    face="offer"
    label=""
    loading
    kicker={kicker}
    amount="$00"
    title="off your first dinner"
    place={{ name: 'The restaurant', detail: 'Its city', picture: <Avatar size="sm" name="" src={null} /> }}
    stub={[{ term: 'Use it within', detail: '30 days of claiming' }]}
  />
)

export const OfferTerms = ({ offer }: { readonly offer: Offer }) => (
  <Details summary="Terms of the offer">
    <DescriptionList items={getTerms(offer, useCurrency())} />
  </Details>
)
