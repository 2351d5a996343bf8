import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { type Brand, getBrands } from '../../../features/partners/brands/api.ts'
import type { BrandHrefs } from '../../../features/partners/brands/BrandTabs.tsx'
import { imagesAddress } from '../../../features/partners/images/galleryOrder.ts'
import type { Project } from '../../../features/partners/project.ts'
import { ItemPage } from '../../../features/partners/records/ItemPage.tsx'
import { mapRemote } from '../../../features/shared/api/remote.ts'
import { useRead } from '../../runtime/api/useRead.tsx'
import { useProject, useProjectHref } from '../project/useProject.ts'

/** A brand of the project: null where it is not there. No call gives one alone. */
export function useBrand(id: string) {
  const { slug } = useProject()
  const { read, readAgain, update } = useRead(getBrands, { path: { slug } })
  return {
    brand: mapRemote(read, ({ brands }) => brands.find((brand) => brand.id === id) ?? null),
    readAgain,
    update: (change: (brand: Brand) => Brand) =>
      update(({ brands }) => ({ brands: brands.map((brand) => (brand.id === id ? change(brand) : brand)) })),
  }
}

export function useBrandHrefs(id: string): BrandHrefs {
  const href = useProjectHref()
  return { about: href('/brand', { id }), images: href('/brand-images', { id }), logos: href('/brand-logos', { id }) }
}

export type BrandPageProps = {
  readonly brand: Brand
  readonly update: (change: (brand: Brand) => Brand) => void
  readonly project: Project
  /** The state of its gallery in the address. */
  readonly address: z.output<typeof imagesAddress>
  readonly listHref: string
  readonly hrefs: BrandHrefs
}

/** A page of the brand that the address names, once it is read. */
export function BrandPage({ children }: { readonly children: (props: BrandPageProps) => ReactNode }) {
  const address = z.parse(imagesAddress, useSearch({ strict: false }))
  const project = useProject()
  const { brand, readAgain, update } = useBrand(address.id)
  const hrefs = useBrandHrefs(address.id)
  const listHref = useProjectHref()('/brands')
  return brand.status === 'ready' && brand.value ? (
    children({ brand: brand.value, update, project, address, listHref, hrefs })
  ) : (
    <ItemPage noun="brand" read={brand} title={null} listHref={listHref} onRetry={readAgain}>
      {() => null}
    </ItemPage>
  )
}
