import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ForgotPassword } from '../../features/account/ForgotPassword.tsx'
import { resetFailed } from '../../features/account/resetting.ts'
import { idle, sending } from '../../features/shared/api/answers/answer.ts'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { spec } from '../spec.ts'

const meta = {
  title: 'Screens/Shared/Forgot password',
  component: ForgotPassword,
  decorators: [
    (Story) => (
      <PublicPage>
        <Story />
      </PublicPage>
    ),
  ],
  args: { email: 'ada@mail.example', resetting: idle, onReset: fn(), onReturn: fn() },
  parameters: { layout: 'fullscreen', ...spec('POS-03', 'NET-13') },
} satisfies Meta<typeof ForgotPassword>
export default meta

type Story = StoryObj<typeof meta>

/** The address of the sign-in is there already. It goes back to the sign-in as it is typed now. */
export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    const field = canvas.getByLabelText('Email')
    await expect(field).toHaveValue('ada@mail.example')
    await userEvent.clear(field)
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
    await expect(field).toHaveAccessibleDescription('Required')
    await userEvent.type(field, 'ada')
    await expect(field).toHaveAccessibleDescription('Invalid email address')
    await expect(args.onReset).not.toHaveBeenCalled()
    await userEvent.type(field, '@Mail.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
    await expect(args.onReset).toHaveBeenCalledWith('ada@mail.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Return to sign in' }))
    await expect(args.onReturn).toHaveBeenCalledWith('ada@Mail.example')
  },
}

export const Sending: Story = { args: { resetting: sending } }

/** Nobody has this address. Another address removes the message. */
export const Refused__UnknownAccount: Story = {
  args: { resetting: resetFailed({ kind: 'refused', status: 404, message: null }) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription('No account record found, please verify your spelling.')
    await userEvent.type(field, 'x')
    await expect(field).not.toHaveAccessibleDescription()
  },
}

/** The answer was lost: the address stays, and can be sent again. */
export const Unknown: Story = {
  args: { resetting: resetFailed({ kind: 'offline' }) },
  parameters: { ...spec('NET-07') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline.')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
    await expect(args.onReset).toHaveBeenCalledWith('ada@mail.example')
  },
}

export const Sent: Story = {
  args: { resetting: { phase: 'sent' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Check Your Email!' })).toBeVisible()
    await expect(canvas.getByText('We’ve sent you a link to reset your password.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Return to login' }))
    await expect(args.onReturn).toHaveBeenCalledWith('ada@mail.example')
  },
}
