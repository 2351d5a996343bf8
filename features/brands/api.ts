import * as z from 'zod/mini'
import { brandImages, brandPicture } from '../shared/api/brandImages.ts'
import { coordinates } from '../shared/contact/coordinates.ts'
import { endpoint } from '../shared/api/endpoint.ts'
import { documentedAs, fields, id, listOf, name, numeric, optional, unchecked, mapped } from '../shared/api/wire.ts'
import type { Nearby, NearBrand } from './brands.ts'

const brandWire = z.looseObject({
  brand_id: id,
  name: optional(z.string().check(z.trim()), ''),
  location: coordinates,
  branding: unchecked(z.object({ hero: brandPicture(), logo: brandPicture() })),
  rank: optional(numeric, Number.MAX_SAFE_INTEGER),
})

const anyBrand = mapped(brandWire, (wire): NearBrand => ({
  id: wire.brand_id,
  name: wire.name,
  place: wire.location,
  branding: brandImages(wire),
  rank: wire.rank,
}))
const brand = anyBrand.check(z.refine(({ name, branding }) => [name, branding.hero, branding.logo].some(Boolean), 'Nothing to know it by'))
documentedAs.set(
  brand,
  z.union([z.extend(brandWire, { name }), z.extend(brandWire, { branding: z.object({ hero: brandPicture(), logo: name }) })]),
)
const brands = listOf(brand)

/** The list alone (B §7) does not have the visitor's position. */
const listAlone = mapped(brands, (list): Nearby => ({ visitor: null, brands: list }))

export const getNearby = endpoint({
  method: 'GET',
  path: '/api/v4/ip_location',
  response: z.union([fields({ visitor: ['visitor', optional(coordinates)], brands: ['locations', brands] }), listAlone]),
})
