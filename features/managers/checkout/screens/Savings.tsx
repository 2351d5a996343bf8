import { useState } from 'react'
import { RadioTiles } from '../../../../ui/RadioTiles/RadioTiles.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../../ui/TextLink/TextButton.tsx'
import type { OfferChoice } from '../../../bill/offers.ts'
import { type Cents, formatMoney } from '../../../shared/money.ts'

const without = 'none'

type RewardsProps = {
  offers: readonly OfferChoice[]
  /** The claim of the chosen reward. */
  claimId: string | null
  disabled: boolean
  onChoose: (claimId: string | null) => void
}

const tileOf = (choice: OfferChoice) => ({
  value: `claim-${choice.offer.claimId}`,
  title: choice.offer.name,
  detail: choice.status === 'usable' ? `Takes ${formatMoney(choice.pays)} off` : choice.reason,
  disabled: choice.status === 'disabled',
})

/** The guest's rewards, of which one can be used in a visit (MGR-09). The list can be hidden; the chosen one stays. */
export function Rewards({ offers, claimId, disabled, onChoose }: RewardsProps) {
  const [isShown, setIsShown] = useState(true)
  // What cannot be used comes last: the thumb finds the choices first.
  const usable = offers.filter(({ status }) => status === 'usable').map(tileOf)
  const unusable = offers.filter(({ status }) => status === 'disabled').map(tileOf)
  const toggle = (
    <TextButton icon={isShown ? 'hide' : 'show'} onClick={() => setIsShown(!isShown)}>
      {isShown ? 'Hide rewards' : `Show rewards (${offers.length})`}
    </TextButton>
  )
  if (!isShown) return toggle
  return (
    <Stack space="xxs">
      <RadioTiles<string>
        label="Rewards"
        hint="One reward for each visit"
        name="reward"
        options={[...usable, { value: without, title: "Don't use a reward" }, ...unusable]}
        value={claimId === null ? without : `claim-${claimId}`}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => onChoose(value === without ? null : value.replace('claim-', ''))}
      />
      {toggle}
    </Stack>
  )
}

type BalanceProps = { cash: Cents; usesCash: boolean; disabled: boolean; onChoose: (usesCash: boolean) => void }

/** Whether the guest's Platewell cash pays (MGR-09). */
export const Balance = ({ cash, usesCash, disabled, onChoose }: BalanceProps) => (
  <RadioTiles
    label="Balance"
    name="balance"
    options={[
      { value: 'use', title: 'Use Platewell cash', detail: `${formatMoney(cash)} available` },
      { value: without, title: "Don't use my balance" },
    ]}
    value={usesCash ? 'use' : without}
    disabled={disabled}
    onChange={({ currentTarget }) => onChoose(currentTarget.value === 'use')}
  />
)
