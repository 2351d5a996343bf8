import { CheckNotFound, LoadingCheck } from '../../features/diner/CheckScreen.tsx'
import { doneHref } from './checkLinks.ts'
import { noCheckTemplate } from './prefetch.ts'

/** The page's shell, rendered at build time. */
export function Shell() {
  return (
    <>
      <LoadingCheck />
      <template id={noCheckTemplate}>
        <CheckNotFound returnUrl={null} doneHref={doneHref()} onSignOut={null} />
      </template>
    </>
  )
}
