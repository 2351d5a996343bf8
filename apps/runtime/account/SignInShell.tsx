import type { ReactNode } from 'react'
import { SignInScreen } from '../../../features/account/SignInScreen.tsx'
import { idle } from '../../../features/shared/api/answers/answer.ts'
import { PublicPage, type PublicPageProps } from '../../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'

export const ignore = (): void => {}

/** The props of a sign-in that nobody has used yet. */
export const untouchedSignIn = { signingIn: idle, onSignIn: ignore, initial: { email: '', password: '' }, onForgot: ignore }

/** The first render of `SignInPage`, for the shell of a page. */
export const SignInShell = ({ intro, content }: Pick<PublicPageProps, 'content'> & { readonly intro: string }): ReactNode => (
  <PublicPage content={content}>
    <Stack space="md">
      <SignInScreen title="Sign in" intro={intro} {...untouchedSignIn} />
    </Stack>
  </PublicPage>
)
