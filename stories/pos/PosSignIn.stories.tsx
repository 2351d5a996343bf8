import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { link, venue } from '../../features/pos/examples/examples.ts'
import { GuestPage, SignIn } from '../../features/pos/screens/GuestPage.tsx'
import { idle, refusedWith } from '../../features/shared/api/answers/answer.ts'
import { spec } from '../spec.ts'

const meta = {
  title: 'Screens/POS/Sign-in',
  component: SignIn,
  decorators: [
    (Story) => (
      <GuestPage link={link} venue={venue}>
        <Story />
      </GuestPage>
    ),
  ],
  args: { signingIn: idle, onSignIn: fn(), initial: { email: '', password: '' }, onForgot: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignIn>
export default meta

type Story = StoryObj<typeof meta>

/** The diner signs in. The footer leads to the purchase page. */
export const Idle: Story = {
  parameters: { ...spec('POS-01', 'POS-02', 'POS-03', 'NET-13') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Buy dining credit' })).toHaveAttribute('href', 'https://venue.example/buy')
    await expect(canvas.getByRole('link', { name: /^Back/ })).toHaveAttribute('href', 'https://order.example/check/1042')
    await expect(canvas.queryByRole('button', { name: 'Log Out' })).not.toBeInTheDocument()
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@mail.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'dinner4two')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledWith({ email: 'ada@mail.example', password: 'dinner4two' })
    await userEvent.click(canvas.getByRole('button', { name: /^Forgot/ }))
    await expect(args.onForgot).toHaveBeenCalledWith('ada@mail.example')
  },
}

export const Refused: Story = { args: { signingIn: refusedWith('Invalid email or password.') }, parameters: { ...spec('NET-06') } }
