import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SpendCalculator, type SpendCalculatorProps } from '../../features/calculator/SpendCalculator.tsx'
import { transition } from '../../features/calculator/calculator.ts'
import { useWalk } from '../useWalk.ts'

/** The calculator, driven by events. Its waits never end by themselves. */
export function WalkableCalculator({ state: first, send, ...props }: SpendCalculatorProps) {
  const [state, follow] = useWalk(first, transition, send)
  return <SpendCalculator {...props} state={state} send={follow} />
}

/** The stories of the calculator share this; each module adds a title and states. */
export const calculatorMeta = {
  component: SpendCalculator,
  args: { send: fn(), startHref: (spend) => `#store?spend=${spend / 100}` },
  render: (args) => <WalkableCalculator {...args} />,
  parameters: { controls: { include: ['state'] } },
} satisfies Meta<typeof SpendCalculator>
