import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { vars } from '../../themes/vars.css.ts'
import { SlipStack } from '../../ui/SlipStack/SlipStack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/SlipStack',
  component: SlipStack,
  args: { count: 4, stays: true, face: 'gift', label: 'Your gifts', kicker: '4 gifts', amount: '$360', title: 'Paid' },
  decorators: [
    (Story) => (
      <div style={{ padding: vars.space.gutter }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    ...usage({
      use: ['For many gifts that were ordered at once'],
      avoid: ['`Slip` for one'],
      do: ['Let it stay until the gifts are sent', 'Let it stand at the margins of a page: its shadow lies on them'],
      dont: ['Let it say what only one of the gifts has'],
    }),
  },
} satisfies Meta<typeof SlipStack>
export default meta

type Story = StoryObj<typeof meta>

/** The gifts are sent on a later day. */
export const Staying: Story = {}

/** The gifts are on their way: they leave the stack, which stays with its buyer. */
export const Leaving: Story = {
  args: { stays: false },
  async play({ canvas }) {
    const stack = canvas.getByRole('group', { name: 'Your gifts' }).parentElement?.parentElement
    await waitFor(() => expect(stack?.getAnimations({ subtree: true })).toEqual([]), { timeout: 10_000 })
    await expect(canvas.getAllByText('$360')[0]).toBeVisible()
  },
}

/** Their progress stands beside the stack. */
export const Beside: Story = { args: { children: <Text>Two of four gifts are sent.</Text> } }
