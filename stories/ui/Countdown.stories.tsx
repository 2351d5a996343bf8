import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Countdown } from '../../ui/Countdown/Countdown.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Countdown',
  component: Countdown,
  args: { seconds: 42, label: 'Send again in' },
  parameters: usage({
    use: ['For a wait after which something can be done'],
    avoid: ['`ProgressBar` where the work itself can be counted', '`Spinner` where the end is not known'],
    do: ['Say what happens at the end', 'Keep the time in the flow, and pass the seconds'],
    dont: ['Use it to hurry people'],
  }),
} satisfies Meta<typeof Countdown>
export default meta

type Story = StoryObj<typeof meta>

/** It is not announced every second. */
export const Seconds: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Send again in 0:42')
    await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off')
  },
}

/** The longest time. */
export const Minutes: Story = { args: { seconds: 1799, label: 'We keep looking for' } }
