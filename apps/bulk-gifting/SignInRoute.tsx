import { useLocation } from '@tanstack/react-router'
import { giftingIntro } from '../../features/bulk-gifting/LoadingGifting.tsx'
import { SignInForm } from '../../features/account/SignInForm.tsx'
import { Screen } from '../../features/shared/screens/Screen.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { SignInSteps } from '../runtime/account/SignInSteps.tsx'
import { Redirect } from '../runtime/routing/links.tsx'
import { useSignedIn } from '../runtime/session/session.ts'
import { wayBack } from '../runtime/session/RequireSession.tsx'

/** Signs a buyer in, and leads on to where they were going. */
export function SignInRoute() {
  const { search }: { readonly search: Readonly<Record<string, unknown>> } = useLocation()
  if (useSignedIn()) return <Redirect {...(wayBack(search) ?? { to: '/', search })} />
  return (
    <PublicPage>
      <SignInSteps>
        {(signIn) => (
          <Screen title="Sign in" intro={giftingIntro}>
            <SignInForm {...signIn} />
          </Screen>
        )}
      </SignInSteps>
    </PublicPage>
  )
}
