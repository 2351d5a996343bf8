import { isolated } from '../../../ui/isolated.ts'
import { Card } from '../../../ui/Card/Card.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { RewardChoice } from '../../bill/screens/CreditChoice.tsx'
import { type OfferChoice, type UsableOffer, bestOffer } from '../../bill/sums/offers.ts'
import { type Currency, formatMoney } from '../../shared/money/money.ts'

type Props = {
  currency: Currency
  choices: readonly OfferChoice[]
  /** Null where none is used. */
  used: UsableOffer | null
  disabled: boolean
  onChoose: (claimId: string | null) => void
}

/** The reward that the check uses, which the diner undoes by one press. Without a usable one, the reasons. */
export function Reward({ currency, choices, used, disabled, onChoose }: Props) {
  const best = bestOffer(choices)
  const all = (
    <RewardChoice currency={currency} choices={choices} claimId={used?.offer.claimId ?? null} disabled={disabled} onChoose={onChoose} />
  )
  if (best === null) return all
  const { offer, pays, until } = used ?? best
  const { name, claimId } = offer
  const off = `takes ${formatMoney(pays, currency)} off`
  return (
    <Stack space="sm">
      <Card tone="accent">
        <Stack space="xxs">
          <Text weight="strong">
            {used === null ? 'No reward is used' : `Your ${claimId === best.offer.claimId ? 'best ' : ''}reward ${off}`}
          </Text>
          <Text size="sm">{[used === null ? `${isolated(name)} ${off}` : name, until].filter(Boolean).join('. ')}</Text>
          <div>
            <TextButton disabled={disabled} onClick={() => onChoose(used === null ? claimId : null)}>
              {used === null ? `Use ${isolated(name)}` : 'Don’t use a reward'}
            </TextButton>
          </div>
        </Stack>
      </Card>
      {choices.length > 1 && <Details summary="All your rewards">{all}</Details>}
    </Stack>
  )
}
