import { LoadingPanel } from '../../features/store/screens/LoadingPanel.tsx'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'

/** The page's first paint, rendered at build time. */
export function Shell() {
  return (
    <PublicPage hero={<Illustration moment="welcome" />} heroOn="wide">
      <LoadingPanel />
    </PublicPage>
  )
}
