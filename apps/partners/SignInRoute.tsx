import { useLocation } from '@tanstack/react-router'
import { SignInScreen } from '../../features/partners/sign-in/SignInScreen.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { SignInSteps } from '../runtime/account/SignInSteps.tsx'
import { Redirect } from '../runtime/routing/links.tsx'
import { useSignedIn } from '../runtime/session/session.ts'
import { wayBack } from '../runtime/session/RequireSession.tsx'

/** Signs a partner in, and leads on to where they were going. */
export function SignInRoute() {
  const { search }: { readonly search: Readonly<Record<string, unknown>> } = useLocation()
  if (useSignedIn()) return <Redirect {...(wayBack(search) ?? { to: '/' })} />
  return (
    <PublicPage>
      <SignInSteps>{(signIn) => <SignInScreen {...signIn} />}</SignInSteps>
    </PublicPage>
  )
}
