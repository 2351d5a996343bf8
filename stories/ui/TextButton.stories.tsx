import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TextButton, type TextButtonProps } from '../../ui/TextLink/TextButton.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/TextButton',
  component: TextButton,
  args: { onClick: fn(), children: 'Didn’t receive code' },
  parameters: {
    ...usage({
      use: ['For a small way out beside the main action, or within a row'],
      avoid: ['`Button` for what the page is about', '`TextLink` for a place to go'],
      do: ['Leave it in its place while it cannot be pressed, with the reason beside it'],
      dont: ['Put it into the middle of a sentence'],
    }),
  },
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

/** With an icon before the text. */
export const WithIcon: Story = { args: { icon: 'edit', children: 'Change phone number' } }

/** Not yet: a countdown beside it says when. Pressed, it does nothing. */
export const Disabled: Story = {
  args: { disabled: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** Can be pressed once. */
function Once(props: TextButtonProps) {
  const [pressed, setPressed] = useState(false)
  const press = () => {
    setPressed(true)
    props.onClick()
  }
  return <TextButton {...props} disabled={pressed} onClick={press} />
}

/** Pressed just now, and not to be pressed again yet: who came by keyboard is still there. */
export const DisabledByPressing: Story = {
  render: (args) => <Once {...args} />,
  async play({ args, canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    const button = canvas.getByRole('button')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
