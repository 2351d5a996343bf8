/** A place on the map, in degrees. */
export type Place = { readonly latitude: number; readonly longitude: number }

/** A restaurant that is near somebody. */
export type NearBrand = {
  readonly id: string
  /** Empty where it is known by its branding alone. */
  readonly name: string
  readonly place: Place
  /** Addresses of its picture and its sign; null where there is none. */
  readonly branding: { readonly hero: string | null; readonly logo: string | null }
  /** The least is shown first. */
  readonly rank: number
}

/** What the lookup of the visitor's place brings (CAR-01). */
export type Nearby = {
  /** Where the visitor is; null where nobody can tell. */
  readonly visitor: Place | null
  readonly brands: readonly NearBrand[]
}

/** A restaurant as the carousel shows it. */
export type ShownBrand = {
  readonly id: string
  readonly name: string
  readonly hero: string | null
  readonly logo: string | null
  /** How far away it is: "0.4 miles". Not said where nobody knows. */
  readonly detail?: string
}
