/** A place on the map, in degrees. */
export type Place = { readonly latitude: number; readonly longitude: number }

export type NearBrand = {
  readonly id: string
  /** Empty if it has only its branding. */
  readonly name: string
  readonly place: Place
  readonly branding: { readonly hero: string | null; readonly logo: string | null }
  /** The lowest is shown first. */
  readonly rank: number
}

export type Nearby = {
  /** The visitor's place; null if it is unknown. */
  readonly visitor: Place | null
  readonly brands: readonly NearBrand[]
}

export type ShownBrand = {
  readonly id: string
  readonly name: string
  readonly hero: string | null
  readonly logo: string | null
  /** The distance, if it is known: "0.4 miles". */
  readonly detail?: string
}
