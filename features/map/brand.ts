/** One of a restaurant's places. */
export type MapLocation = { readonly id: string; readonly latitude: number; readonly longitude: number; readonly address: string }

/** A restaurant, and where it is to be found (LOC-01). */
export type MapBrand = {
  readonly id: string
  readonly name: string
  readonly hero: string | null
  readonly logo: string | null
  /** Whether the dining pass is taken there (PUB-03). */
  readonly takesPass: boolean
  readonly locations: readonly MapLocation[]
}
