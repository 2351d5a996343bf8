import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge, badgeTones } from '../../ui/Badge/Badge.tsx'
import { iconNames } from '../../ui/Icon/icons.ts'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Badge',
  component: Badge,
  args: { children: '+$10' },
  argTypes: { tone: { control: 'inline-radio', options: badgeTones }, icon: { control: 'select', options: iconNames } },
  parameters: usage({
    use: ['For one or two words that mark an item: its state, kind or gain'],
    avoid: ['`Alert` for a sentence', '`ToggleGroup` for choices', '`Text` for other text'],
    do: ['Say in the text what the colour says', 'Use at most two for an item'],
    dont: ['Use `bright` twice on a screen: it is for one piece of good news'],
  }),
} satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

/** One or two words that mark an item. */
export const Bright: Story = { args: { tone: 'bright' } }

/** With an icon, so that not only the colour tells. */
export const WithIcon: Story = { args: { tone: 'success', icon: 'check', children: 'Claimed' } }

/** It leads to where it is changed. */
export const Leads: Story = {
  args: { tone: 'warning', icon: 'add', children: 'Phone', href: '#phone' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Phone' })).toHaveFocus()
  },
}

/** Every tone, with a long word. */
export const Tones: Story = {
  render: () => (
    <Inline space="xs">
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {`${tone} Donaudampfschifffahrtsgesellschaftskapitän`}
        </Badge>
      ))}
    </Inline>
  ),
}
