export type MapLocation = { readonly id: string; readonly latitude: number; readonly longitude: number; readonly address: string }

export type MapBrand = {
  readonly id: string
  readonly name: string
  readonly hero: string | null
  readonly logo: string | null
  readonly takesPass: boolean
  /** "Ramen"; null if the server does not say. */
  readonly cuisine: string | null
  readonly locations: readonly MapLocation[]
}
