import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TextButton, type TextButtonProps } from '../../ui/TextLink/TextButton.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/TextButton',
  component: TextButton,
  args: { onClick: fn(), children: 'Didn’t receive code' },
  parameters: usage({
    use: ['For a small action beside the main one, or in a row'],
    avoid: ['`Button` for what the page is about', '`TextLink` for a link'],
    do: ['Keep it in place while it is disabled, with the reason beside it'],
    dont: ['Use it inside a sentence'],
  }),
} satisfies Meta<typeof TextButton>
export default meta

type Story = StoryObj<typeof meta>

/** A small action beside the main one, still 44 px high. */
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

/** Disabled; a countdown beside it says until when. */
export const Disabled: Story = { args: { disabled: true } }

/** It can be pressed once. */
function Once(props: TextButtonProps) {
  const [pressed, setPressed] = useState(false)
  const press = () => {
    setPressed(true)
    props.onClick()
  }
  return <TextButton {...props} disabled={pressed} onClick={press} />
}

/** Disabled after a press: it keeps the focus. */
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
