import { accountSeeds } from '../../examples/partners/finances.ts'
import { brandSeeds } from '../../../features/partners/examples/brands.ts'
import { imageSeeds, logoSeeds } from '../../../features/partners/examples/images.ts'
import { memberSeeds } from '../../../features/partners/examples/team.ts'
import type { Store } from '../memory/store.ts'
import type { PartnerExtras } from './partnerState.ts'

/** Whether no brand of the project shows a picture at first. */
const isEmpty = (slug: string): boolean => (brandSeeds[slug] ?? []).every(({ galleryImageIds }) => galleryImageIds.length === 0)

const getSeeds = (slug: string): PartnerExtras => ({
  ...(isEmpty(slug) ? { images: [], logos: [] } : { images: [...imageSeeds], logos: [...logoSeeds] }),
  accounts: structuredClone([...(accountSeeds[slug] ?? [])]),
  links: {},
  members: structuredClone([...(memberSeeds[slug] ?? [])]),
  help: [],
})

export const getExtras = ({ state }: Store, slug: string): PartnerExtras => state.partnerExtras[slug] ?? getSeeds(slug)

export function changeExtras(store: Store, slug: string, change: (extras: PartnerExtras) => void): void {
  store.update((state) => change((state.partnerExtras[slug] ??= getSeeds(slug))))
}
