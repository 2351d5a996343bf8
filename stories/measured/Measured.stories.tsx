import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Measured } from './Measured.tsx'

const meta = {
  title: 'Guides/Measured',
  component: Measured,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Measured>

export default meta

type Story = StoryObj<typeof meta>

/** Weight and speed of every page. */
export const LastRun: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByRole('row', { name: /\/claim .* kB/ })).not.toHaveLength(0)
  },
}
