import { type ReactNode, useState } from 'react'
import { signIn as signInAccount } from '../../../features/account/api.ts'
import type { SignInProps } from '../../../features/account/SignInScreen.tsx'
import { sending } from '../../../features/shared/api/answers/answer.ts'
import type { Credentials } from '../../../features/account/passwords.ts'
import { FocusOnStepChange } from '../../../features/shared/screens/Screen.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { useFirstTouch } from '../../../ui/lazy/firstTouch.ts'
import { SessionEnded } from '../session/SessionEnded.tsx'
import { signIn, useSignedIn } from '../session/session.ts'
import { useDrawnStep } from '../page/useBusyPage.ts'
import { useBackSteps } from '../flow/useBackSteps.ts'
import { callSignedIn } from '../api/callSignedIn.ts'
import { useSend } from '../api/useSend.ts'
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx'

/** Few people need a new password, so its page loads when it is opened, or after the first touch. */
const LazyResetPassword = lazyComponent(async () => (await import('./ResetPassword.tsx')).ResetPassword)

type Props = {
  readonly children: (props: SignInProps) => ReactNode
  /** The address to begin with. @default '' */
  readonly email?: string
  /** Goes on, on a page that also has another way on. Any other one leads on by itself once somebody is signed in. */
  readonly onSignedIn?: () => void
}

/** The steps of a page that signs somebody in: the sign-in itself, and a new password. */
export function SignInSteps({ children, email: known = '', onSignedIn }: Props) {
  const { submission, send } = useSend((user: Credentials, key) => callSignedIn(signInAccount, { body: { user } }, { key }), {
    of: (user) => user.email,
  })
  // The page that was signed in for may still load.
  const isSignedIn = useSignedIn()
  const [chosen, setStep] = useState<'signIn' | 'forgotPassword'>('signIn')
  const step = useDrawnStep(chosen)
  const [email, setEmail] = useState(known)
  useBackSteps(step, step === 'forgotPassword', () => {
    setStep('signIn')
    return false
  })
  useFirstTouch(LazyResetPassword.preload)

  const check = async (user: Credentials) => {
    const answer = await send(user)
    if (!answer?.ok) return
    signIn(answer.value.user.token, user.email)
    onSignedIn?.()
  }
  const go = (to: typeof chosen) => (typed: string) => {
    setEmail(typed)
    setStep(to)
  }
  return (
    <FocusOnStepChange stepKey={step}>
      {step === 'signIn' ? (
        <Stack space="md">
          <SessionEnded />
          {children({
            signingIn: isSignedIn && !onSignedIn ? sending : submission,
            onSignIn: (user) => void check(user),
            initial: { email, password: '' },
            onForgot: go('forgotPassword'),
          })}
        </Stack>
      ) : (
        <LazyResetPassword email={email} onReturn={go('signIn')} />
      )}
    </FocusOnStepChange>
  )
}
