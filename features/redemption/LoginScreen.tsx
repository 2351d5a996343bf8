import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import type { Email } from '../shared/email.ts'
import { Screen } from '../shared/Screen.tsx'
import { SignInForm } from '../shared/SignInForm.tsx'
import type { Submission } from '../shared/submission.ts'

export type LoginScreenProps = {
  signingIn: Submission
  onSignIn: (typed: { readonly email: Email; readonly password: string }) => void
  /** Where a guest goes on without an account; null where only members can go on. */
  guestHref: string | null
}

/** A diner signs in (DIN-01). */
export const LoginScreen = ({ signingIn, onSignIn, guestHref }: LoginScreenProps) => (
  <PublicPage>
    <Screen title="Sign in" lead="Your rewards, your balance and your cards are ready once you are in.">
      <SignInForm signingIn={signingIn} onSignIn={onSignIn}>
        {guestHref !== null && <TextLink href={guestHref}>Go on without an account</TextLink>}
      </SignInForm>
    </Screen>
  </PublicPage>
)
