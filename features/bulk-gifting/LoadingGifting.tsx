import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'

/** Shown while it is not known who is signed in (BLK-01). */
export const LoadingGifting = () => (
  <PublicPage>
    <Spinner size="lg" label="Loading your account" />
  </PublicPage>
)
