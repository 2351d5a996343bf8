import { enterprise } from '#enterprise'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { ShellFallback } from '../runtime/ShellFallback.tsx'
import { LoadingOffer } from '../../features/claim/screens/LoadingOffer.tsx'

/** The page's first paint, drawn at build time: the enterprise's frame and the shape of the offer that is being fetched. */
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
