import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Image } from '../../../ui/Image/Image.tsx'
import type { PlaceBrand } from '../api/placeBrand.ts'

/** The restaurant of a page, as its picture; nothing where the server has none. */
export const placePicture = (brand: PlaceBrand | null) =>
  brand?.hero ? (
    <Image src={brand.hero} widths={brand.heroWidths} alt="" ratio="wide" fallback={<Illustration moment="welcome" lazy />} />
  ) : null

/** Its logo, for the place of a slip. */
export const placeLogo = (brand: PlaceBrand | null) => brand?.logo && <Avatar size="sm" name={brand.name ?? ''} src={brand.logo} />
