import { enterprise } from '#enterprise'
import type { ReactElement } from 'react'
import { LoadingReview, NoReview } from '../../features/partners/email-review/EmailReviewScreen.tsx'
import { LeadScreen } from '../../features/partners/lead/LeadScreen.tsx'
import { begin } from '../../features/partners/lead/transition.ts'
import { LoadingPartner } from '../../features/partners/LoadingPartner.tsx'
import { noDrafts } from '../../features/shared/forms/useDraftForm.ts'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { ShellFallback } from '../../features/shared/screens/ShellFallback.tsx'
import { noReviewTemplate } from './prefetch.ts'

const page = (content: ReactElement, template: ReactElement | null = null) => (
  <EnterpriseProvider enterprise={enterprise}>
    {content}
    {template}
    <ShellFallback />
  </EnterpriseProvider>
)

/** The page's shell, rendered at build time. */
export const Shell = () => page(<LoadingPartner />)

const ignore = () => {}

/** The first step, which the script renders again. */
function FirstStep() {
  const [state] = begin()
  const finding = { text: '', onText: ignore, suggestions: null, onRetry: ignore }
  return <LeadScreen state={state} send={ignore} drafts={noDrafts} finding={finding} />
}

export const shells = {
  join: () =>
    page(
      <div inert>
        <FirstStep />
      </div>,
    ),
  'email-review': () =>
    page(
      <LoadingReview />,
      <template id={noReviewTemplate}>
        <NoReview />
      </template>,
    ),
}
