import { LoadingPanel } from '../../features/store/screens/LoadingPanel.tsx'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'

export function Shell() {
  return (
    <PublicPage hero={<Illustration moment="welcome" />} heroOn="wide">
      <LoadingPanel />
    </PublicPage>
  )
}
