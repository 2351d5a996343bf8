import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SignInScreen } from '../../features/account/SignInScreen.tsx'
import { portalIntro } from '../../features/partners/LoadingPartner.tsx'
import { submissionFromFailure } from '../../features/shared/api/answers/failureText.ts'
import { idle, refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { spec } from '../spec.ts'

const meta = {
  title: 'Screens/Partners/Sign-in',
  component: SignInScreen,
  decorators: [
    (Story) => (
      <PublicPage content="tool">
        <Story />
      </PublicPage>
    ),
  ],
  args: { title: 'Sign in', intro: portalIntro, signingIn: idle, onSignIn: fn(), initial: { email: '', password: '' }, onForgot: fn() },
  parameters: { layout: 'fullscreen', ...spec('PRT-01') },
} satisfies Meta<typeof SignInScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The address is tidied before it is sent. */
export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), ' Ines@HarborRye.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'dinner4two')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledWith({ email: 'ines@harborrye.example', password: 'dinner4two' })
  },
}

/** Nothing is sent without both. */
export const Idle__Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(canvas.getByText('Enter your email address.')).toBeVisible()
    await expect(canvas.getByText('Enter your password.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Email'), 'ines@')
    await userEvent.type(canvas.getByLabelText('Password'), 'short')
    await expect(canvas.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(canvas.getByText('Your password has at least 6 characters.')).toBeVisible()
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

/** Types as a script does: React knows of the value by the event alone. */
function fill(field: HTMLInputElement, value: string): void {
  Reflect.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A password manager fills both fields at once, and may send no event. */
export const Idle__Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [email, password] = [canvas.getByLabelText<HTMLInputElement>('Email'), canvas.getByLabelText<HTMLInputElement>('Password')]
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await press()
    fill(email, 'ines@harborrye.example')
    fill(password, 'dinner4two')
    await expect(canvas.queryByText(/^Enter your/)).toBeNull()
    password.value = 'another5time'
    await press()
    await expect(args.onSignIn).toHaveBeenLastCalledWith({ email: 'ines@harborrye.example', password: 'another5time' })
  },
}

/** It is being checked. */
export const Sending: Story = { args: { title: 'Sign in', intro: portalIntro, signingIn: sending } }

/** The server does not know them. */
export const Refused: Story = { args: { title: 'Sign in', intro: portalIntro, signingIn: refusedWith('Invalid email or password.') } }

/** The answer was lost: the next try is the same attempt. */
export const Unknown: Story = { args: { title: 'Sign in', intro: portalIntro, signingIn: submissionFromFailure({ kind: 'timeout' }) } }
