import type { OfferWire } from '../../claim/offerWire.ts'
import { brands } from './brands.ts'

type PlaceWire = { readonly latitude: number; readonly longitude: number }

export type NearbyWire = {
  readonly visitor?: PlaceWire | null
  readonly locations: readonly {
    readonly brand_id: number
    readonly name: string
    readonly location: PlaceWire
    readonly branding: { readonly hero?: string | null; readonly logo?: string | null }
    readonly rank: number
  }[]
}

/** The location of every visitor of the sandbox: central Austin. */
export const visitor: PlaceWire = { latitude: 30.2672, longitude: -97.7431 }

type BrandWire = NonNullable<OfferWire['brand']>

const at = ({ brand_id, name, hero_image_url, logo_url }: BrandWire, latitude: number, longitude: number, rank: number) => ({
  brand_id,
  name,
  location: { latitude, longitude },
  branding: { hero: hero_image_url ?? null, logo: logo_url ?? null },
  rank,
})

const unpictured = (brand_id: number, name: string): BrandWire => ({ brand_id, name, hero_image_url: null, logo_url: null })

/** Restaurants nearby, in the next towns, over 100 miles away, and one too far away. Nearer ones rank first. */
export const brandsNearby: NearbyWire = {
  visitor,
  locations: [
    at(brands.kumo, 30.2711, -97.7437, 1),
    at(brands.nopal, 30.2501, -97.7493, 2),
    at(brands.fiammetta, 30.2989, -97.7051, 3),
    at(brands.plain, 30.3215, -97.7431, 4),
    at(brands.saffron, 30.5083, -97.6789, 5),
    at(brands.harbor, 29.4241, -98.4936, 6),
    at(unpictured(8, 'Blue Heron Oysters'), 31.5493, -97.1467, 7),
    at(brands.marguerite, 29.7604, -95.3698, 8),
    at(unpictured(9, 'Two Hundred Miles Off'), 32.7767, -96.797, 9),
  ],
}

/** More than the page shows, all of them near. */
export const crowdedNearby: NearbyWire = {
  visitor,
  locations: Array.from({ length: 40 }, (_, index) =>
    at(unpictured(100 + index, `Table No. ${index + 1}`), 30.2672 + index / 100, -97.7431, index),
  ),
}

export const nearbyNobody: NearbyWire = { locations: brandsNearby.locations }

/** A restaurant without a name, but with images. */
export const nearbyUnnamed: NearbyWire = { visitor, locations: [at({ ...brands.harbor, brand_id: 88, name: '' }, 30.2711, -97.7437, 1)] }

/** So few that the page adds its fixed list. */
export const nearbyFew: NearbyWire = { visitor, locations: brandsNearby.locations.slice(3, 4) }
