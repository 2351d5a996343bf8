import type { BrandHrefs } from '../../../features/partners/brands/BrandTabs.tsx'
import type { useProjectHref } from '../project/useProjectHref.ts'

/** The pages of a brand. */
export const brandHrefs = (href: ReturnType<typeof useProjectHref>, id: string): BrandHrefs => ({
  about: href('/brand', { id }),
  images: href('/brand-images', { id }),
  logos: href('/brand-logos', { id }),
})
