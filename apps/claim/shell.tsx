import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { LoadingOffer } from '../../features/claim/screens/LoadingOffer.tsx'

/** The page's shell, made at build time: the header, and placeholders for the offer. */
export function Shell() {
  return (
    <PublicPage hero={<Illustration moment="welcome" />}>
      <LoadingOffer />
    </PublicPage>
  )
}

/** The hash names the offer. */
export const needsHash = true
