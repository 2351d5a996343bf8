import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner, spinnerSizes } from '../../ui/Spinner/Spinner.tsx'

const meta = {
  title: 'UI/Spinner',
  component: Spinner,
  args: { label: 'Looking for your offer' },
  argTypes: { size: { control: 'inline-radio', options: spinnerSizes } },
} satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

/** Something is under way; what it is, is heard. */
export const Silent: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for your offer')
  },
}

/** And seen. */
export const WithWords: Story = { args: { showLabel: true } }

/** Alone on a screen. */
export const Large: Story = { args: { size: 'lg' } }
