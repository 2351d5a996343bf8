import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { iconNames } from '../../ui/Icon/icons.ts'
import { IconButton, iconButtonVariants } from '../../ui/IconButton/IconButton.tsx'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { icon: 'close', label: 'Close', onClick: fn() },
  argTypes: { variant: { control: 'inline-radio', options: iconButtonVariants }, icon: { control: 'select', options: iconNames } },
  parameters: usage({
    use: ['For an icon that everyone knows: a cross, a pencil, three dots', 'For the same action in each row of a list'],
    avoid: ['`Button` with an icon, if there is space for text', '`Menu` for several things to do with one thing'],
    do: ['Name the thing in the label: "Remove Ana López", not "Remove"'],
    dont: ['Invent icons', 'Set more than three in a row'],
  }),
} satisfies Meta<typeof IconButton>
export default meta

type Story = StoryObj<typeof meta>

/** An icon with an accessible name and a full touch target. */
export const Bare: Story = {
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Close' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

export const Disabled: Story = { args: { disabled: true, icon: 'trash', label: 'Remove Ana López' } }

/** Its work is running: it stays in focus, and does nothing. */
export const Pending: Story = {
  args: { icon: 'edit', label: 'Edit photo', variant: 'solid', pending: true, pendingLabel: 'Uploading your photo' },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Edit photo' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading your photo')
  },
}

/** Every variant. */
export const Looks: Story = {
  render: () => (
    <Inline space="sm">
      {iconButtonVariants.map((variant) => (
        <IconButton key={variant} icon="edit" label={`Edit, ${variant}`} variant={variant} onClick={fn()} />
      ))}
    </Inline>
  ),
}
