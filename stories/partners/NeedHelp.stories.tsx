import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { NeedHelp } from '../../features/partners/help/NeedHelp.tsx'
import { submissionFromFailure } from '../../features/shared/api/answers/failureText.ts'
import { idle, refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { spec } from '../spec.ts'
import { presses } from '../plays.ts'

const meta = {
  title: 'Screens/Partners/Help',
  component: NeedHelp,
  args: { step: 'Finances', isOpen: true, onOpen: fn(), submission: idle, sent: null, onSend: fn(), typed: '', onTyped: fn() },
  parameters: { ...spec('PRT-12') },
} satisfies Meta<typeof NeedHelp>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { isOpen: false }, play: presses('Need help?', 'onOpen', true) }

/** After a sign-in, what was typed is there again. */
export const Idle__Typed: Story = {
  args: { typed: 'Which bank?' },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Help with Finances' }))
    await expect(dialog.getByLabelText('Your message')).toHaveValue('Which bank?')
    await expect(args.onTyped).toHaveBeenLastCalledWith('Which bank?')
  },
}

/** An empty message is not sent. */
export const Idle: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Help with Finances' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(dialog.getByLabelText('Your message')).toHaveAccessibleDescription('Write what you need help with')
    await userEvent.type(dialog.getByLabelText('Your message'), 'Which bank?{enter}Ours is new. ')
    await expect(args.onTyped).toHaveBeenLastCalledWith('Which bank?\nOurs is new. ')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledWith('Which bank?\nOurs is new.')
  },
}

/** Text typed now would not be sent. */
export const Sending: Story = { args: { submission: sending } }

export const Refused: Story = { args: { submission: refusedWith('We could not take your message. Please try again.') } }

/** The lines stay lines, and markup is text. */
export const Sent: Story = { args: { sent: 'Which bank?\nOurs is <b>new</b>.' } }

/** The answer was lost: the next try is the same attempt. */
export const Unknown: Story = { args: { submission: submissionFromFailure({ kind: 'timeout' }) } }
