import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Countdown } from '../../ui/Countdown/Countdown.tsx'

const meta = {
  title: 'UI/Countdown',
  component: Countdown,
  args: { seconds: 42, label: 'Send again in' },
} satisfies Meta<typeof Countdown>
export default meta

type Story = StoryObj<typeof meta>

/** A while to wait; it is not read out second by second. */
export const Seconds: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Send again in 0:42')
    await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off')
  },
}

/** The longest wait of all. */
export const Minutes: Story = { args: { seconds: 1799, label: 'We keep looking for' } }
