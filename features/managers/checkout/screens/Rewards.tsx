import { type ComponentProps, useState } from 'react'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../../ui/TextLink/TextButton.tsx'
import { RewardChoice } from '../../../bill/screens/RewardChoice.tsx'

/** The guest's rewards. The list can be hidden; the chosen one stays. */
export function Rewards(props: ComponentProps<typeof RewardChoice>) {
  const [isShown, setIsShown] = useState(true)
  const toggle = (
    <TextButton icon={isShown ? 'hide' : 'show'} onClick={() => setIsShown(!isShown)}>
      {isShown ? 'Hide rewards' : `Show rewards (${props.choices.length})`}
    </TextButton>
  )
  if (props.choices.length === 0) return null
  if (!isShown) return toggle
  return (
    <Stack space="xxs">
      <RewardChoice {...props} />
      {toggle}
    </Stack>
  )
}
