import type { ReactNode } from 'react'
import { signedInTemplate, signedOutTemplate } from './shellTemplates.ts'

type Props = {
  /** What shows while it is read what somebody who is signed in may see. */
  readonly loading: ReactNode
  /** The sign-in, as the app renders it first. */
  readonly signIn: ReactNode
}

/** The shell of addresses that need a sign-in. The entry replaces the placeholder for who is not signed in. */
export const GuardedShell = ({ loading, signIn }: Props) => (
  <>
    {loading}
    <template id={signedOutTemplate}>{signIn}</template>
  </>
)

/** The shell of the sign-in's own address. The entry replaces it for who is signed in, and is led on. */
export const SignInAddressShell = ({ loading, signIn }: Props) => (
  <>
    {signIn}
    <template id={signedInTemplate}>{loading}</template>
  </>
)
