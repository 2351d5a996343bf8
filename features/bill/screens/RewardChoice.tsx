import { RadioTiles } from '../../../ui/RadioTiles/RadioTiles.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { type OfferChoice, untilOf } from '../sums/offers.ts'

type Props = {
  choices: readonly OfferChoice[]
  /** The claim of the chosen reward; null for none. */
  claimId: string | null
  disabled: boolean
  onChoose: (claimId: string | null) => void
}

const none = 'none'

/** No id of a claim is the value of 'none'. */
const valueOf = (claimId: string | null): string => (claimId === null ? none : `claim-${claimId}`)

const tileOf = (choice: OfferChoice) => ({
  value: valueOf(choice.offer.claimId),
  title: choice.offer.name,
  detail:
    choice.status === 'usable'
      ? [`Takes ${formatMoney(choice.pays)} off`, untilOf(choice.offer)].filter(Boolean).join('. ')
      : choice.reason,
  disabled: choice.status === 'disabled',
})

/** The one reward of a visit. One that does not fit the bill is shown with the reason. */
export function RewardChoice({ choices, claimId, disabled, onChoose }: Props) {
  if (choices.length === 0) return null
  // What cannot be used comes last: the thumb finds the choices first.
  const usable = choices.filter(({ status }) => status === 'usable').map(tileOf)
  const unusable = choices.filter(({ status }) => status === 'disabled').map(tileOf)
  return (
    <RadioTiles<string>
      label="Reward"
      hint="One for each visit"
      name="reward"
      disabled={disabled}
      options={[...usable, { value: none, title: "Don't use a reward" }, ...unusable]}
      value={valueOf(claimId)}
      onChange={({ currentTarget: { value } }) => onChoose(value === none ? null : value.replace('claim-', ''))}
    />
  )
}
