import { enterprise } from '#enterprise'
import { CheckNotFound, LoadingCheck } from '../../features/diner/CheckScreen.tsx'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { ShellFallback } from '../../features/shared/screens/ShellFallback.tsx'
import { doneHref } from './checkLinks.ts'
import { noCheckTemplate } from './prefetch.ts'

/** The page's shell, rendered at build time. */
export function Shell() {
  return (
    <EnterpriseProvider enterprise={enterprise}>
      <LoadingCheck />
      <template id={noCheckTemplate}>
        <CheckNotFound returnUrl={null} doneHref={doneHref()} onSignOut={null} />
      </template>
      <ShellFallback />
    </EnterpriseProvider>
  )
}
