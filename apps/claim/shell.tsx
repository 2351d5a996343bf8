import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { LoadingOffer } from '../../features/claim/screens/LoadingOffer.tsx'

export function Shell() {
  return (
    <PublicPage hero={<Illustration moment="welcome" />}>
      <LoadingOffer />
    </PublicPage>
  )
}

/** The hash names the offer. */
export const needsHash = true
