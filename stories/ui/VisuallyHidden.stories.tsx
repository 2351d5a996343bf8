import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'

const meta = {
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Your code was sent', live: true },
} satisfies Meta<typeof VisuallyHidden>
export default meta

type Story = StoryObj<typeof meta>

/** Heard, and not seen. */
export const Heard: Story = {
  async play({ canvas }) {
    const text = canvas.getByRole('status')
    await expect(text).toHaveTextContent('Your code was sent')
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
