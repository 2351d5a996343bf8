import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, badgeTones } from '../../ui/Badge/Badge.tsx'
import { iconNames } from '../../ui/Icon/icons.ts'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Badge',
  component: Badge,
  args: { children: '+$10' },
  argTypes: { tone: { control: 'inline-radio', options: badgeTones }, icon: { control: 'select', options: iconNames } },
  parameters: {
    ...usage({
      use: ['For a word or two that mark a thing: its state, its kind, its gain'],
      avoid: ['`Alert` for a sentence', '`ToggleGroup` for what can be pressed', '`Text` for a word that marks nothing'],
      do: ['Say by the word what the colour says', 'Keep to one, at most two, on a thing'],
      dont: ['Use `bright` twice on a screen: it is for the one good news'],
    }),
  },
} satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

/** One or two words that mark an item. */
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
