import type { BrandImage, ImageLibrary } from '../../../features/partners/images/image.ts'
import { accountSeeds, type AccountSeed } from '../../examples/partnerFinances.ts'
import { brandSeeds } from '../../examples/partnerBrands.ts'
import { imageSeeds, logoSeeds } from '../../examples/partnerImages.ts'
import { type MemberSeed, memberSeeds } from '../../examples/partnerTeam.ts'
import type { Store } from '../memory/store.ts'

/** A link to the payment provider, for one location, or for all with null. */
type OAuthLink = { readonly locationId: string | null; readonly expiresAt: number }

/** Who was invited, and who was not, with the reason. */
export type Invited = { readonly invited: string[]; readonly skipped: { readonly email: string; readonly reason: string | null }[] }

/** What a project has besides its locations and brands. */
export type PartnerExtras = {
  images: BrandImage[]
  logos: { id: string; url: string }[]
  accounts: AccountSeed[]
  /** By id. */
  links: Record<string, OAuthLink>
  members: MemberSeed[]
  help: { url: string; step: string; message: string; by: string; at: number }[]
  /** The answers to invitations, by idempotency key. */
  invitations?: Record<string, Invited>
  /** By idempotency key: what acted already. */
  acted: string[]
}

/** Whether no brand of the project shows a picture at first. */
const isEmpty = (slug: string): boolean => (brandSeeds[slug] ?? []).every(({ galleryImageIds }) => galleryImageIds.length === 0)

const seedsOf = (slug: string): PartnerExtras => ({
  ...(isEmpty(slug) ? { images: [], logos: [] } : { images: [...imageSeeds], logos: [...logoSeeds] }),
  accounts: structuredClone([...(accountSeeds[slug] ?? [])]),
  links: {},
  members: structuredClone([...(memberSeeds[slug] ?? [])]),
  help: [],
  acted: [],
})

export const extrasOf = ({ state }: Store, slug: string): PartnerExtras => state.partnerExtras[slug] ?? seedsOf(slug)

export function changeExtras(store: Store, slug: string, change: (extras: PartnerExtras) => void): void {
  store.update((state) => change((state.partnerExtras[slug] ??= seedsOf(slug))))
}

/** Changes something once for each key. */
export function changeOnce(store: Store, slug: string, key: string, change: (extras: PartnerExtras) => void): void {
  if (extrasOf(store, slug).acted.includes(key)) return
  changeExtras(store, slug, (extras) => {
    extras.acted = [...extras.acted.slice(-200), key]
    change(extras)
  })
}

export const libraryOf = (store: Store, slug: string): ImageLibrary => {
  const { images, logos } = extrasOf(store, slug)
  return { images, logos }
}
