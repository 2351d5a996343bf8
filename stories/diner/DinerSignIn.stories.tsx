import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SignInScreen } from '../../features/diner/SignInScreen.tsx'
import { idle, refusedWith, sending } from '../../features/shared/api/submission.ts'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { spec } from '../spec.ts'

const meta = {
  title: 'Screens/Diner sign-in',
  component: SignInScreen,
  decorators: [
    (Story) => (
      <PublicPage>
        <Story />
      </PublicPage>
    ),
  ],
  args: { signingIn: idle, onSignIn: fn(), initial: { email: '', password: '' }, onForgot: fn(), guestHref: null },
  parameters: { layout: 'fullscreen', ...spec('DIN-01') },
} satisfies Meta<typeof SignInScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Only members pay here. */
export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Go on without an account' })).toBeNull()
    await userEvent.type(canvas.getByLabelText('Email'), 'Member@mail.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'dinner4two')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledWith({ email: 'member@mail.example', password: 'dinner4two' })
  },
}

/** A guest may go on without an account. */
export const Idle__GuestsToo: Story = {
  args: { guestHref: '#guest' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go on without an account' })).toHaveAttribute('href', '#guest')
  },
}

export const Sending: Story = { args: { signingIn: sending } }

export const Refused: Story = {
  args: { signingIn: refusedWith('Invalid email or password.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password.')
  },
}
