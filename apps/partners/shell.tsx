import { LoadingReview, NoReview } from '../../features/partners/email-review/EmailReviewScreen.tsx'
import { LeadScreen } from '../../features/partners/lead/LeadScreen.tsx'
import { LoadingPartner, portalIntro } from '../../features/partners/LoadingPartner.tsx'
import { SignInShell, ignore } from '../runtime/account/SignInShell.tsx'
import { GuardedShell, SignInAddressShell } from '../runtime/start/GuardedShell.tsx'
import { noReviewTemplate } from './prefetch.ts'

const pages = { loading: <LoadingPartner />, signIn: <SignInShell content="tool" intro={portalIntro} /> }

/** The page's shell, rendered at build time. */
export const Shell = () => <GuardedShell {...pages} />

const finding = { text: '', onText: ignore, suggestions: null, everywhere: null, onSearch: ignore, onRetry: ignore }

/** The first step of a restaurant that joins. */
const FirstStep = () => <LeadScreen lead={{ step: 'find', onPlace: ignore }} finding={finding} />

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
