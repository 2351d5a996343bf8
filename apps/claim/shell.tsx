import { enterprise } from '#enterprise'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { ShellFallback } from '../../features/shared/screens/ShellFallback.tsx'
import { LoadingOffer } from '../../features/claim/screens/LoadingOffer.tsx'

export function Shell() {
  return (
    <EnterpriseProvider enterprise={enterprise}>
      <PublicPage hero={<Illustration moment="welcome" />}>
        <LoadingOffer />
      </PublicPage>
      <ShellFallback needsHash />
    </EnterpriseProvider>
  )
}
