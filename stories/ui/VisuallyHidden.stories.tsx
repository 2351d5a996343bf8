import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Your code was sent', live: true },
  parameters: usage({
    use: ['For text that others get from a picture, a position or a colour', 'With `live` for a change that others see on the page'],
    avoid: ['`Alert` for what everyone should read', 'A component’s `label`, which does the same'],
    do: ['Keep it as short as what is visible'],
    dont: ['Hide text that would help everyone'],
  }),
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
