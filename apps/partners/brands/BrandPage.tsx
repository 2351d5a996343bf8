import type { ReactNode } from 'react'
import { type Brand, getBrands } from '../../../features/partners/brands/api.ts'
import type { BrandHrefs } from '../../../features/partners/brands/BrandTabs.tsx'
import { brandNoun } from '../../../features/partners/brands/noun.ts'
import type { Project } from '../../../features/partners/project.ts'
import { ItemPage } from '../../../features/partners/records/ItemPage.tsx'
import { mapRemote } from '../../../features/shared/api/remote.ts'
import { useRead } from '../../runtime/api/useRead.tsx'
import { useHref } from '../../runtime/routing/links.tsx'
import { useProject } from '../project/useProject.ts'
import { brandForm, brandImages, brandLogos, brands } from '../addresses.ts'

/** A brand of the project: null where it is not there. No call gives one alone. */
export function useBrand(id: string) {
  const { slug } = useProject()
  const { read, readAgain, update } = useRead(getBrands, { path: { slug } })
  return {
    brand: mapRemote(read, (brands) => brands.find((brand) => brand.id === id) ?? null),
    readAgain,
    update: (change: (brand: Brand) => Brand) => update((brands) => brands.map((brand) => (brand.id === id ? change(brand) : brand))),
  }
}

export function useBrandHrefs(id: string): BrandHrefs {
  const href = useHref()
  return { about: href(brandForm, { id }), images: href(brandImages, { id }), logos: href(brandLogos, { id }) }
}

export type BrandPageProps = {
  readonly brand: Brand
  readonly update: (change: (brand: Brand) => Brand) => void
  readonly project: Project
  readonly listHref: string
  readonly hrefs: BrandHrefs
}

/** A page of the brand that its address names, once it is read. */
export function BrandPage({ id, children }: { readonly id: string; readonly children: (props: BrandPageProps) => ReactNode }) {
  const project = useProject()
  const { brand, readAgain, update } = useBrand(id)
  const hrefs = useBrandHrefs(id)
  const listHref = useHref()(brands)
  return brand.status === 'ready' && brand.value ? (
    children({ brand: brand.value, update, project, listHref, hrefs })
  ) : (
    <ItemPage noun={brandNoun} read={brand} title={null} listHref={listHref} onRetry={readAgain}>
      {() => null}
    </ItemPage>
  )
}
