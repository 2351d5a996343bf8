import { type ComponentProps, useState } from 'react'
import { RadioTiles } from '../../../../ui/RadioTiles/RadioTiles.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../../ui/TextLink/TextButton.tsx'
import { RewardChoice } from '../../../bill/screens/RewardChoice.tsx'
import { type Cents, formatMoney } from '../../../shared/money/money.ts'

/** The guest's rewards (MGR-09). The list can be hidden; the chosen one stays. */
export function Rewards(props: ComponentProps<typeof RewardChoice>) {
  const [isShown, setIsShown] = useState(true)
  const toggle = (
    <TextButton icon={isShown ? 'hide' : 'show'} onClick={() => setIsShown(!isShown)}>
      {isShown ? 'Hide rewards' : `Show rewards (${props.choices.length})`}
    </TextButton>
  )
  if (!isShown) return toggle
  return (
    <Stack space="xxs">
      <RewardChoice {...props} />
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
      { value: 'save', title: "Don't use my balance" },
    ]}
    value={usesCash ? 'use' : 'save'}
    disabled={disabled}
    onChange={({ currentTarget }) => onChoose(currentTarget.value === 'use')}
  />
)
