import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/LinkButton',
  component: LinkButton,
  decorators: [inColumn],
  args: { href: '#app', children: 'Open the app' },
  parameters: usage({
    use: ['For a place to go that is a main step of the way'],
    avoid: ['`Button` for something to do on this page', '`TextLink` within a sentence'],
    do: ['Say where it leads', 'Set `newTab` where something typed would be lost'],
    dont: ['Make it `solid` beside a solid `Button`'],
  }),
} satisfies Meta<typeof LinkButton>
export default meta

type Story = StoryObj<typeof meta>

/** The main action is a link. */
export const Solid: Story = {
  args: { icon: 'app' },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Open the app' })).toHaveFocus()
  },
}

/** The second action. */
export const Quiet: Story = { args: { variant: 'quiet', wide: true, children: 'See the restaurant' } }

/** Opens a new tab, which is announced. */
export const NewTab: Story = {
  args: { newTab: true, variant: 'soft', icon: 'external', children: 'App Store' },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'App Store (opens in a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
