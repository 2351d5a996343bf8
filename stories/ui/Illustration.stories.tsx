import type { Meta, StoryObj } from '@storybook/react-vite'
import { moments } from '../../themes/enterprise.ts'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { spec } from '../spec.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Illustration',
  component: Illustration,
  args: { moment: 'success' },
  argTypes: { moment: { control: 'inline-radio', options: moments } },
  parameters: {
    ...spec('ENT-02'),
    ...usage({
      use: ['For a moment of the way: a welcome, a success, a wait, a refusal'],
      avoid: ['`Image` for what is looked at for its own sake', '`EmptyState`, which has its picture already'],
      do: ['Have one on a screen, above the words', 'Set `lazy` where it is below the window'],
      dont: ['Say something by the picture alone'],
    }),
  },
} satisfies Meta<typeof Illustration>
export default meta

type Story = StoryObj<typeof meta>

export const Success: Story = {}

export const Waiting: Story = { args: { moment: 'waiting' } }

/** A message was sent. */
export const Mail: Story = { args: { moment: 'mail' } }

/** A refusal. */
export const Sorry: Story = { args: { moment: 'sorry' } }
