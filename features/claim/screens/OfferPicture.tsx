import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Image } from '../../../ui/Image/Image.tsx'
import type { Offer } from '../offer.ts'

/** The brand's picture or the group's. The enterprise's illustration is the fallback. */
export function OfferPicture({ offer: { brand, group } }: { offer: Offer }) {
  return <Image ratio="wide" alt="" src={brand?.heroUrl ?? group?.imageUrl ?? null} fallback={<Illustration moment="welcome" />} />
}
