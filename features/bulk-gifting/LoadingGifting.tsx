import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'

/** Shown while it is not known who is signed in. */
export const LoadingGifting = () => (
  <PublicPage>
    <Spinner size="lg" label="Loading your account" />
  </PublicPage>
)
