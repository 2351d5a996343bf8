import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rating } from '../../ui/Rating/Rating.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Rating',
  component: Rating,
  args: { value: 4.9, count: '29k reviews' },
  parameters: usage({
    use: ['To show what many people thought, of five stars'],
    avoid: ['`RadioTiles` to ask for a rating', '`Badge` for a mark that the enterprise gives'],
    do: ['Show the number of ratings'],
    dont: ['Show it for fewer than five ratings'],
  }),
} satisfies Meta<typeof Rating>
export default meta

type Story = StoryObj<typeof meta>

/** Screen readers read a sentence. */
export const High: Story = {}

export const Nought: Story = { args: { value: 0 } }
