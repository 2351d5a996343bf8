import { useLocation } from '@tanstack/react-router'
import { LoginScreen } from '../../features/partner/login/LoginScreen.tsx'
import { signIn as signInAccount } from '../../features/shared/account.ts'
import type { Credentials } from '../../features/shared/SignInForm.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Redirect } from '../runtime/Redirect.tsx'
import { signIn } from '../runtime/session.ts'
import { useSignedIn } from '../runtime/useSignedIn.ts'
import { useWrite } from '../runtime/useWrite.ts'
import { wayBack } from '../runtime/wayBack.ts'

/** Signs a partner in, and leads on to where they were going (PRT-01, NET-03). */
export function LoginRoute() {
  const { search }: { readonly search: Readonly<Record<string, unknown>> } = useLocation()
  const { submission, send } = useWrite(signInAccount, { invalidates: [] })
  if (useSignedIn()) return <Redirect {...(wayBack(search) ?? { to: '/' })} />

  const check = async (user: Credentials) => {
    const answer = await send({ body: { user } })
    if (answer?.ok) signIn(answer.value.user.token)
  }
  return (
    <PublicPage>
      <LoginScreen submission={submission} onSignIn={(user) => void check(user)} />
    </PublicPage>
  )
}
