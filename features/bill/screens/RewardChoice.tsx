import { RadioTiles } from '../../../ui/RadioTiles/RadioTiles.tsx'
import { formatMoney } from '../../shared/money.ts'
import type { OfferChoice } from '../offers.ts'

type Props = {
  choices: readonly OfferChoice[]
  /** The claim of the chosen reward; null for none. */
  claimId: string | null
  disabled: boolean
  onChoose: (claimId: string | null) => void
}

const none = 'none'

const tileOf = (choice: OfferChoice) => ({
  value: choice.offer.claimId,
  title: choice.offer.name,
  ...(choice.status === 'usable' ? { detail: `Takes ${formatMoney(choice.pays)} off` } : { detail: choice.reason, disabled: true }),
})

/** The one reward of a visit (POS-09, MGR-09). One that does not fit the bill is shown with the reason. */
export const RewardChoice = ({ choices, claimId, disabled, onChoose }: Props) => (
  <RadioTiles
    label="Reward"
    hint="One for each visit"
    name="reward"
    disabled={disabled}
    options={[...choices.map(tileOf), { value: none, title: "Don't use a reward" }]}
    value={claimId ?? none}
    onChange={({ currentTarget: { value } }) => onChoose(value === none ? null : value)}
  />
)
