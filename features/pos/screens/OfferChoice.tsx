import { Select } from '../../../ui/Select/Select.tsx'
import { type OfferChoice as Choice, untilOf } from '../../bill/offers.ts'
import { formatMoney } from '../../shared/money/money.ts'

type Props = {
  offers: readonly Choice[]
  /** The claim of the chosen offer. */
  chosen: string | null
  disabled: boolean
  onChoose: (claimId: string | null) => void
}

const noOffer = 'none'

const labelOf = (choice: Choice): string =>
  choice.status === 'usable' ? `${choice.offer.name}: pays ${formatMoney(choice.pays)}` : `${choice.offer.name}: ${choice.reason}`

/** One offer for this visit. An offer that does not fit the bill says why (POS-09). */
export function OfferChoice({ offers, chosen, disabled, onChoose }: Props) {
  if (offers.length === 0) return null
  const used = offers.find(({ offer }) => offer.claimId === chosen)
  return (
    <Select<string>
      label="Offer"
      name="offer"
      options={[
        { value: noOffer, label: 'Don’t use an offer' },
        ...offers.map((choice) => ({ value: choice.offer.claimId, label: labelOf(choice), disabled: choice.status === 'disabled' })),
      ]}
      hint={(used && untilOf(used.offer)) ?? undefined}
      value={chosen ?? noOffer}
      disabled={disabled}
      onChange={({ currentTarget: { value } }) => onChoose(value === noOffer ? null : value)}
    />
  )
}
