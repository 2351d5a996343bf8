import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Details } from '../../ui/Details/Details.tsx'
import { inColumn } from './inColumn.tsx'
import { pressEnter } from './pressEnter.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Details',
  component: Details,
  decorators: [inColumn],
  args: { summary: 'Terms of this offer', children: 'Valid Monday to Thursday, from noon till half past two.' },
  parameters: usage({
    use: ['For what only some people want to know'],
    avoid: ['Plain text for what everyone must know', '`Section` for a part of the page', '`Dialog` for what interrupts'],
    do: ['Say in the summary what is inside'],
    dont: ['Hide fees or conditions in it that change a decision', 'Put one into another'],
  }),
} satisfies Meta<typeof Details>
export default meta

type Story = StoryObj<typeof meta>

/** Closed at first; opened by keyboard, the summary keeps the focus. */
export const Closed: Story = {
  async play({ canvas, userEvent }) {
    const text = canvas.getByText(/Monday to Thursday/)
    await expect(text).not.toBeVisible()
    await userEvent.tab()
    const summary = canvas.getByText('Terms of this offer')
    await expect(summary).toHaveFocus()
    await pressEnter(summary, userEvent)
    await expect(text).toBeVisible()
    await expect(summary).toHaveFocus()
  },
}

/** A row that stands by itself. */
export const Alone: Story = { args: { look: 'row', icon: 'lock', summary: 'Keep it safe: set a password' } }
