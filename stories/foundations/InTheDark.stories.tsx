import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import conformance from '../ui/Conformance.stories.tsx'

const meta = { ...conformance, title: 'UI/In the dark', globals: { scheme: 'dark' } } satisfies Meta<typeof conformance.component>
export default meta

type Story = StoryObj<typeof meta>

/** Every component in the dark scheme, on a dark page, as easy to read as in the light. */
export const Everything: Story = {
  async play({ canvasElement }) {
    await expect(getComputedStyle(canvasElement).colorScheme).toBe('dark')
  },
}
