import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SignInScreen } from '../../features/account/SignInScreen.tsx'
import { idle, refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { spec } from '../spec.ts'

const meta = {
  title: 'Screens/Diner/Sign-in',
  component: SignInScreen,
  decorators: [
    (Story) => (
      <PublicPage>
        <Story />
      </PublicPage>
    ),
  ],
  args: {
    title: 'Sign in',
    intro: 'Your rewards, your balance and your cards are ready once you are in.',
    signingIn: idle,
    onSignIn: fn(),
    initial: { email: '', password: '' },
    onForgot: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('DIN-01') },
} satisfies Meta<typeof SignInScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Only members pay here. */
export const Idle: Story = {}

/** A guest may go on without an account. */
export const Idle__GuestsToo: Story = { args: { children: <TextLink href="#guest">Continue without an account</TextLink> } }

export const Sending: Story = { args: { signingIn: sending } }

export const Refused: Story = { args: { signingIn: refusedWith('Invalid email or password.') } }
