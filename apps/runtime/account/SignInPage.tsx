import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SignInScreen } from '../../../features/account/SignInScreen.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Redirect } from '../routing/links.tsx'
import { wayBack } from '../session/RequireSession.tsx'
import { useSignedIn } from '../session/session.ts'
import { SignInSteps } from './SignInSteps.tsx'

type Props = {
  readonly intro: string
  /** Other ways on, below the button. */
  readonly children?: ReactNode
}

/** Signs somebody in, and leads on to where they were going. */
export function SignInPage(props: Props) {
  const { search }: { readonly search: Readonly<Record<string, unknown>> } = useLocation()
  if (useSignedIn()) return <Redirect {...(wayBack(search) ?? { to: '/', search })} />
  return (
    <PublicPage>
      <SignInSteps>{(signIn) => <SignInScreen title="Sign in" {...props} {...signIn} />}</SignInSteps>
    </PublicPage>
  )
}
