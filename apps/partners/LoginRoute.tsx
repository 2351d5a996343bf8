import { useLocation } from '@tanstack/react-router'
import { LoginScreen } from '../../features/partners/login/LoginScreen.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { SignInSteps } from '../runtime/account/SignInSteps.tsx'
import { Redirect } from '../runtime/page/Redirect.tsx'
import { useSignedIn } from '../runtime/session/useSignedIn.ts'
import { wayBack } from '../runtime/session/wayBack.ts'

/** Signs a partner in, and leads on to where they were going. */
export function LoginRoute() {
  const { search }: { readonly search: Readonly<Record<string, unknown>> } = useLocation()
  if (useSignedIn()) return <Redirect {...(wayBack(search) ?? { to: '/' })} />
  return (
    <PublicPage>
      <SignInSteps>{(signIn) => <LoginScreen {...signIn} />}</SignInSteps>
    </PublicPage>
  )
}
