import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Your code was sent', live: true },
  parameters: {
    ...usage({
      use: ['For words that eyes have otherwise: from a picture, a place, a colour', 'With `live` for news that is seen by its place'],
      avoid: ['`Alert` for what everyone should read', 'A component’s `label`, which does the same'],
      do: ['Keep it as short as what the eyes have'],
      dont: ['Hide words that would help everyone'],
    }),
  },
} satisfies Meta<typeof VisuallyHidden>
export default meta

type Story = StoryObj<typeof meta>

/** For screen readers only. */
export const Heard: Story = {
  async play({ canvas }) {
    const text = canvas.getByRole('status')
    await expect(text).toHaveTextContent('Your code was sent')
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
