import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { SignInForm, type SignInProps } from '../account/SignInForm.tsx'
import { Screen } from '../shared/screens/Screen.tsx'

export type SignInScreenProps = SignInProps & {
  /** Where a guest goes on without an account; null where only members can go on. */
  guestHref: string | null
}

/** A diner signs in. */
export const SignInScreen = ({ guestHref, ...signIn }: SignInScreenProps) => (
  <Screen title="Sign in" intro="Your rewards, your balance and your cards are ready once you are in.">
    <SignInForm {...signIn}>{guestHref !== null && <TextLink href={guestHref}>Continue without an account</TextLink>}</SignInForm>
  </Screen>
)
