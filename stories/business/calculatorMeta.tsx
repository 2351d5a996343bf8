import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { SpendCalculator, type SpendCalculatorProps } from '../../features/calculator/SpendCalculator.tsx'

/** The calculator, which follows its visitor. It never rests by itself. */
export function WalkableCalculator({ state: first, startHref }: Omit<SpendCalculatorProps, 'onChange'>) {
  const [state, setState] = useState(first)
  return <SpendCalculator state={state} onChange={setState} startHref={startHref} />
}

/** The stories of the calculator share this; each module adds a title and states. */
export const calculatorMeta = {
  component: SpendCalculator,
  args: { onChange: () => {}, startHref: (spend) => `#store?spend=${spend / 100}` },
  render: (args) => <WalkableCalculator {...args} />,
  parameters: { controls: { include: ['state'] } },
} satisfies Meta<typeof SpendCalculator>
