import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/CopyButton',
  component: CopyButton,
  args: {
    text: '+1 555-010-0199',
    label: 'Copy number',
    copiedLabel: 'Number copied',
    deniedLabel: 'Please select the number to copy it.',
  },
  parameters: usage({
    use: ['For a number or a code that people need elsewhere'],
    avoid: ['`QrCode` to bring it to a phone', '`Button` for everything else'],
    do: ['Show the text beside it, so that it can be selected if the clipboard is denied'],
    dont: ['Copy hidden text'],
  }),
} satisfies Meta<typeof CopyButton>
export default meta

type Story = StoryObj<typeof meta>

/** Copies the text by keyboard and announces it; the focus stays. */
export const Copies: Story = {
  async play({ args, canvas, userEvent }) {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(writeText).toHaveBeenCalledWith(args.text)
    await expect(await canvas.findByRole('button', { name: 'Number copied' })).toHaveFocus()
  },
}

/** The browser denies the clipboard: the button does not change, and a message says what to do instead. */
export const Refused: Story = {
  async play({ canvas, userEvent }) {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy number' }))
    await expect(await canvas.findByText('Please select the number to copy it.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy number' })).toBeVisible()
    // Allowed meanwhile: nothing says any more that it is not copied.
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy number' }))
    await expect(await canvas.findByRole('button', { name: 'Number copied' })).toBeVisible()
    await expect(canvas.queryByText('Please select the number to copy it.')).toBeNull()
  },
}
