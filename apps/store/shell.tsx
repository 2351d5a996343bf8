import { LoadingPanel } from '../../features/store/screens/LoadingPanel.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'

export function Shell() {
  return (
    <PublicPage content="counter">
      <LoadingPanel />
    </PublicPage>
  )
}
