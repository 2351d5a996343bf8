import { LoadingReview, NoReview } from '../../features/partners/email-review/EmailReviewScreen.tsx'
import { LeadScreen } from '../../features/partners/lead/LeadScreen.tsx'
import { begin } from '../../features/partners/lead/transition.ts'
import { LoadingPartner, portalIntro } from '../../features/partners/LoadingPartner.tsx'
import { noDrafts } from '../../features/shared/forms/drafts.ts'
import { SignInShell, ignore } from '../runtime/account/SignInShell.tsx'
import { GuardedShell, SignInAddressShell } from '../runtime/start/GuardedShell.tsx'
import { noReviewTemplate } from './prefetch.ts'

const pages = { loading: <LoadingPartner />, signIn: <SignInShell content="tool" intro={portalIntro} /> }

/** The page's shell, rendered at build time. */
export const Shell = () => <GuardedShell {...pages} />

/** The first step of a restaurant that joins. */
function FirstStep() {
  const [state] = begin()
  const finding = { text: '', onText: ignore, suggestions: null, onRetry: ignore }
  return <LeadScreen state={state} send={ignore} drafts={noDrafts} finding={finding} />
}

export const shells = {
  login: () => <SignInAddressShell {...pages} />,
  join: FirstStep,
  'email-review': () => (
    <>
      <LoadingReview />
      <template id={noReviewTemplate}>
        <NoReview />
      </template>
    </>
  ),
}
