import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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

/** A toggle: pressed until it is pressed again. */
export const Pressed: Story = {
  args: { icon: 'show', label: 'Show the code' },
  render: function Toggle({ icon, label, variant = 'soft' }) {
    const [on, setOn] = useState(false)
    return <IconButton icon={icon} label={label} variant={variant} pressed={on} onClick={() => setOn(!on)} />
  },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Show the code', pressed: false })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Every variant, pressed and not pressed. */
export const Looks: Story = {
  render: () => (
    <Inline space="sm">
      {iconButtonVariants.map((variant) => (
        <Inline key={variant} space="xxs">
          <IconButton icon="edit" label={`Edit, ${variant}`} variant={variant} onClick={fn()} />
          <IconButton icon="edit" label={`Editing, ${variant}`} variant={variant} pressed onClick={fn()} />
        </Inline>
      ))}
    </Inline>
  ),
}
