import { CheckNotFound, LoadingCheck } from '../../features/diner/CheckScreen.tsx'
import { LoadingReceipt } from '../../features/diner/screens/LoadingReceipt.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { SignInShell } from '../runtime/account/SignInShell.tsx'
import { GuardedShell, SignInAddressShell } from '../runtime/start/GuardedShell.tsx'
import { doneHref } from './checkLinks.ts'
import { noCheckTemplate } from './prefetch.ts'
import { signInIntro } from './signInIntro.ts'

/** The page's shell, rendered at build time. */
export function Shell() {
  return (
    <>
      <LoadingCheck />
      <template id={noCheckTemplate}>
        <CheckNotFound returnUrl={null} doneHref={doneHref()} />
      </template>
    </>
  )
}

const loading = (
  <PublicPage>
    <LoadingReceipt />
  </PublicPage>
)
const pages = { loading, signIn: <SignInShell intro={signInIntro} /> }

export const shells = { login: () => <SignInAddressShell {...pages} />, profile: () => <GuardedShell {...pages} /> }
