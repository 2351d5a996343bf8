export type MapLocation = { readonly id: string; readonly latitude: number; readonly longitude: number; readonly address: string }

/** A restaurant with its locations. */
export type MapBrand = {
  readonly id: string
  readonly name: string
  readonly hero: string | null
  readonly logo: string | null
  /** Whether it accepts the dining pass. */
  readonly takesPass: boolean
  readonly locations: readonly MapLocation[]
}
