import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Details } from '../../ui/Details/Details.tsx'
import { inColumn } from './inColumn.tsx'

const meta = {
  title: 'UI/Details',
  component: Details,
  decorators: [inColumn],
  args: { summary: 'Terms of this offer', children: 'Valid Monday to Thursday, from noon till half past two.' },
} satisfies Meta<typeof Details>
export default meta

type Story = StoryObj<typeof meta>

/** Closed until someone wants to know. */
export const Closed: Story = {
  async play({ canvas, userEvent }) {
    const text = canvas.getByText(/Monday to Thursday/)
    await expect(text).not.toBeVisible()
    await userEvent.click(canvas.getByText('Terms of this offer'))
    await expect(text).toBeVisible()
  },
}
