import { LoadingReview, NoReview } from '../../features/partners/email-review/EmailReviewScreen.tsx'
import { LeadScreen } from '../../features/partners/lead/LeadScreen.tsx'
import { begin } from '../../features/partners/lead/transition.ts'
import { noDrafts } from '../../features/shared/forms/useDraftForm.ts'
import { noReviewTemplate } from './prefetch.ts'

/** The page's shell, rendered at build time. */
export { LoadingPartner as Shell } from '../../features/partners/LoadingPartner.tsx'

const ignore = () => {}

/** The first step, which the script renders again. */
function FirstStep() {
  const [state] = begin()
  const finding = { text: '', onText: ignore, suggestions: null, onRetry: ignore }
  return <LeadScreen state={state} send={ignore} drafts={noDrafts} finding={finding} />
}

export const shells = {
  join: () => (
    <div inert>
      <FirstStep />
    </div>
  ),
  'email-review': () => (
    <>
      <LoadingReview />
      <template id={noReviewTemplate}>
        <NoReview />
      </template>
    </>
  ),
}
