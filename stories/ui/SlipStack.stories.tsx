import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SlipStack } from '../../ui/SlipStack/SlipStack.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/SlipStack',
  component: SlipStack,
  args: { count: 4, stays: true, face: 'gift', label: 'Your gifts', kicker: '4 gifts', amount: '$360', title: 'Paid' },
  parameters: usage({
    use: ['For many gifts that were ordered at once'],
    avoid: ['`Slip` for one'],
    do: ['Let it stay until the gifts are sent'],
    dont: ['Let it say what only one of the gifts has'],
  }),
} satisfies Meta<typeof SlipStack>
export default meta

type Story = StoryObj<typeof meta>

/** The gifts are sent on a later day. */
export const Staying: Story = {
  async play({ canvas }) {
    for (const amount of canvas.getAllByText('$360')) await expect(amount).toBeVisible()
  },
}

/** The gifts are on their way: one slip is left, the buyer’s own. */
export const Leaving: Story = {
  args: { stays: false },
  async play({ canvas }) {
    const own = canvas.getByRole('group', { name: 'Your gifts' })
    const opacity = (amount: HTMLElement) => getComputedStyle(amount.closest('[aria-hidden]') ?? own).opacity
    await waitFor(() => expect(canvas.getAllByText('$360').filter((amount) => opacity(amount) === '1')).toHaveLength(1), { timeout: 3000 })
  },
}
