import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { SpendCalculator, type SpendCalculatorProps } from '../../features/calculator/SpendCalculator.tsx'
import { type CalculatorEvent, transition } from '../../features/calculator/calculator.ts'

/** The calculator, moved on by what is done to it. Its waits never end by themselves. */
export function WalkableCalculator({ state: first, send, ...props }: SpendCalculatorProps) {
  const [walk, setWalk] = useState({ first, state: first })
  const follow = (event: CalculatorEvent) => {
    send(event)
    setWalk((before) => ({ first, state: transition(before.first === first ? before.state : first, event)[0] }))
  }
  return <SpendCalculator {...props} state={walk.first === first ? walk.state : first} send={follow} />
}

/** What the stories of the calculator have in common; each module adds its title and states. */
export const calculatorMeta = {
  component: SpendCalculator,
  args: { send: fn(), startHref: (spend) => `#store?spend=${spend / 100}` },
  render: (args) => <WalkableCalculator {...args} />,
  parameters: { controls: { include: ['state'] } },
} satisfies Meta<typeof SpendCalculator>
