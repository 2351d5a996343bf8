import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'

const meta = {
  title: 'UI/TextButton',
  component: TextButton,
  args: { onClick: fn(), children: 'Didn’t receive code' },
} satisfies Meta<typeof TextButton>
export default meta

type Story = StoryObj<typeof meta>

/** A small way out beside the main action, still 44 px high. */
export const Plain: Story = {
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

/** With a sign before the words. */
export const WithIcon: Story = { args: { icon: 'edit', children: 'Change phone number' } }

/** Not yet: a countdown beside it says when. */
export const Disabled: Story = { args: { disabled: true } }
