import { enterprise } from '#enterprise'
import { LoadingPanel } from '../../features/store/screens/LoadingPanel.tsx'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { ShellFallback } from '../../features/shared/screens/ShellFallback.tsx'

export function Shell() {
  return (
    <EnterpriseProvider enterprise={enterprise}>
      <PublicPage hero={<Illustration moment="welcome" />} heroOn="wide">
        <LoadingPanel />
      </PublicPage>
      <ShellFallback />
    </EnterpriseProvider>
  )
}
