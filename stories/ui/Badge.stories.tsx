import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, badgeTones } from '../../ui/Badge/Badge.tsx'
import { iconNames } from '../../ui/Icon/icons.ts'
import { Inline } from '../../ui/Inline/Inline.tsx'

const meta = {
  title: 'UI/Badge',
  component: Badge,
  args: { children: '+$10' },
  argTypes: {
    tone: { control: 'inline-radio', options: badgeTones },
    icon: { control: 'select', options: iconNames },
  },
} satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

/** A word or two that marks a thing. */
export const Bright: Story = { args: { tone: 'bright' } }

/** With a sign, so that colour is not all there is. */
export const WithIcon: Story = { args: { tone: 'success', icon: 'check', children: 'Claimed' } }

/** Every tone. */
export const Tones: Story = {
  render: () => (
    <Inline space="xs">
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
}
