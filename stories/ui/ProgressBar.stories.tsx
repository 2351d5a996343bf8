import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/ProgressBar',
  component: ProgressBar,
  decorators: [inColumn],
  args: { value: 2, max: 5, label: 'Step 2 of 5' },
  parameters: usage({
    use: ['For work whose end is known'],
    avoid: ['`Spinner` where the end is not known', '`Stepper` where the steps have names', '`TierBar` for tiers'],
    do: ['Say in the label what is done, and of how much'],
    dont: ['Let it decrease'],
  }),
} satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

export const Halfway: Story = {}

/** At the start. */
export const Empty: Story = { args: { value: 0 } }

export const Full: Story = { args: { value: 5, label: 'Step 5 of 5' } }
