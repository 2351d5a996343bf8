import { ClaimScreen } from '../../features/claim/ClaimScreen.tsx'
import { readHash } from '../../features/claim/hash.ts'
import { LazyScreens } from '../../features/claim/LazyScreens.tsx'
import { LoadingOffer } from '../../features/claim/screens/LoadingOffer.tsx'
import { LoadingSlip } from '../../features/claim/screens/OfferSlip.tsx'
import { begin } from '../../features/claim/transitions/finding.ts'
import { noDrafts } from '../../features/shared/forms/drafts.ts'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { offerCodeTemplate } from './prefetch.ts'

const ignore = () => {}

/** The first step of a visit whose hash names no offer. */
function OfferCodeStep() {
  const [state] = begin(readHash(''))
  const screens = { lazyScreens: LazyScreens, forgotPassword: () => null, checkoutHref: () => '' }
  return <ClaimScreen state={state} send={ignore} drafts={noDrafts} member={null} {...screens} />
}

export function Shell() {
  return (
    <>
      <PublicPage hero={<Illustration moment="welcome" />} slip={<LoadingSlip />}>
        <LoadingOffer />
      </PublicPage>
      <template id={offerCodeTemplate}>
        <OfferCodeStep />
      </template>
    </>
  )
}

/** The hash names the offer. */
export const needsHash = true
