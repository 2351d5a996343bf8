import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressRing } from '../../ui/ProgressRing/ProgressRing.tsx'
import { onCard } from './onCard.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/ProgressRing',
  component: ProgressRing,
  decorators: [onCard],
  args: { label: '1 of 3 sections is ready', done: 1, of: 3 },
  parameters: usage({
    use: ['For a few tasks that people do in any order'],
    avoid: ['`Stepper` for steps in an order', '`ProgressBar` for work of the machine'],
    do: ['Name the tasks beside it'],
    dont: ['Count more than ten tasks'],
  }),
} satisfies Meta<typeof ProgressRing>
export default meta

type Story = StoryObj<typeof meta>

export const Begun: Story = {}

export const None: Story = { args: { label: 'No section is ready', done: 0 } }

export const Complete: Story = { args: { label: 'All 3 sections are ready', done: 3 } }
