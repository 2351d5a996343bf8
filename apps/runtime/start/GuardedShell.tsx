import type { ReactNode } from 'react'
import { signedInTemplate, signedOutTemplate } from './shellTemplates.ts'

type Props = {
  /** The placeholder while the page of somebody who is signed in loads. */
  readonly loading: ReactNode
  /** The sign-in, as the app renders it first. */
  readonly signIn: ReactNode
}

/** The shell of addresses that need a sign-in. The entry replaces the placeholder for a guest. */
export const GuardedShell = ({ loading, signIn }: Props) => (
  <>
    {loading}
    <template id={signedOutTemplate}>{signIn}</template>
  </>
)

/** The shell of the sign-in's own address. For somebody who is signed in, the entry replaces it by the placeholder of the page that follows. */
export const SignInAddressShell = ({ loading, signIn }: Props) => (
  <>
    {signIn}
    <template id={signedInTemplate}>{loading}</template>
  </>
)
