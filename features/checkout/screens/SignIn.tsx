import type { ComponentType, ReactNode } from 'react'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { type SignInProps, SignInScreen } from '../../account/SignInScreen.tsx'

/** The steps of a sign-in, which the app fills with its calls. `email`: the address to begin with. */
export type SignInSlot = ComponentType<{ email: string; onSignedIn: () => void; children: (props: SignInProps) => ReactNode }>

/** A member signs in to pay with a saved card. */
export const SignIn = ({ onBack, ...props }: SignInProps & { onBack: () => void }) => (
  <SignInScreen title="Welcome back" intro="Sign in, and pay with a card that you have used before." {...props}>
    <TextButton icon="back" onClick={onBack}>
      Continue without an account
    </TextButton>
  </SignInScreen>
)
