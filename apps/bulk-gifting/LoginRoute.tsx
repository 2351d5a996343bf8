import { useLocation } from '@tanstack/react-router'
import { signIn as signInAccount } from '../../features/shared/account.ts'
import { Screen } from '../../features/shared/Screen.tsx'
import { type Credentials, SignInForm } from '../../features/shared/SignInForm.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Redirect } from '../runtime/Redirect.tsx'
import { signIn } from '../runtime/session.ts'
import { useSignedIn } from '../runtime/useSignedIn.ts'
import { useWrite } from '../runtime/useWrite.ts'
import { wayBack } from '../runtime/wayBack.ts'

/** Signs a buyer in, and leads on to where they were going (BLK-01). */
export function LoginRoute() {
  const { search }: { readonly search: Readonly<Record<string, unknown>> } = useLocation()
  const { submission, send } = useWrite(signInAccount, { invalidates: [] })
  if (useSignedIn()) return <Redirect {...(wayBack(search) ?? { to: '/', search })} />

  const check = async (user: Credentials) => {
    const answer = await send({ body: { user } })
    if (answer?.ok) signIn(answer.value.user.token)
  }
  return (
    <PublicPage>
      <Screen title="Sign in" lead="Send gifts to your clients and your team.">
        <SignInForm signingIn={submission} onSignIn={(user) => void check(user)} missing="Enter your email address" />
      </Screen>
    </PublicPage>
  )
}
