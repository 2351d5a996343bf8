import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'

const meta = {
  title: 'UI/CopyButton',
  component: CopyButton,
  args: { text: '+1 555-010-0199', label: 'Copy number', copiedLabel: 'Number copied' },
} satisfies Meta<typeof CopyButton>
export default meta

type Story = StoryObj<typeof meta>

/** Puts the text on the clipboard and says that it did. */
export const Copies: Story = {
  async play({ args, canvas, userEvent }) {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy number' }))
    await expect(writeText).toHaveBeenCalledWith(args.text)
    await expect(await canvas.findByRole('button', { name: 'Number copied' })).toBeVisible()
  },
}

/** The browser refuses the clipboard: the button stays as it was. */
export const Refused: Story = {
  async play({ canvas, userEvent }) {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy number' }))
    await expect(canvas.getByRole('button', { name: 'Copy number' })).toBeVisible()
  },
}
