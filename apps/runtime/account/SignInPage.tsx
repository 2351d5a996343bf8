import type { ReactNode } from 'react'
import { SignInScreen } from '../../../features/account/SignInScreen.tsx'
import { PublicPage, type PublicPageProps } from '../../../ui/PublicPage/PublicPage.tsx'
import { SignInSteps } from './SignInSteps.tsx'

type Props = Pick<PublicPageProps, 'content'> & {
  readonly intro: string
  /** Other ways on, below the button. */
  readonly children?: ReactNode
}

/** Signs somebody in. The route's `leaveSignIn` leads on to where they were going. */
export const SignInPage = ({ content, ...props }: Props) => (
  <PublicPage content={content}>
    <SignInSteps>{(signIn) => <SignInScreen title="Sign in" {...props} {...signIn} />}</SignInSteps>
  </PublicPage>
)
