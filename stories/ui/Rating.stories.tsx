import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Rating } from '../../ui/Rating/Rating.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Rating',
  component: Rating,
  args: { value: 4.9, count: '29k reviews' },
  parameters: usage({
    use: ['To show what many people thought, in five stars'],
    avoid: ['`RadioTiles` to ask for a rating', '`Badge` for a mark that the enterprise gives'],
    do: ['Show the number of ratings'],
    dont: ['Show it for fewer than five ratings'],
  }),
} satisfies Meta<typeof Rating>
export default meta

type Story = StoryObj<typeof meta>

/** Almost five stars; screen readers read a sentence. */
export const High: Story = {}

/** A part of a star. */
export const Parts: Story = {
  render: () => (
    <Stack space="xs">
      {[0, 0.5, 1.2, 2.5, 3.75, 5].map((value) => (
        <Rating key={value} value={value} />
      ))}
    </Stack>
  ),
  async play({ canvasElement }) {
    const widths = [...canvasElement.querySelectorAll('clipPath rect')].map((rect) => Number(rect.getAttribute('width')))
    await expect(widths).toEqual([0, 12, 28.799999999999997, 60, 90, 120])
  },
}
