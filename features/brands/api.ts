import * as z from 'zod/mini'
import { endpoint } from '../shared/endpoint.ts'
import { coordinates } from '../shared/coordinates.ts'
import { fields, id, listOf, numeric, optional, orElse, text } from '../shared/wire.ts'
import { nearbyPath } from './paths.ts'

/** `branding: {hero, logo}` of the wire, each an address or missing. */
const branding = fields({ hero: ['hero', text], logo: ['logo', text] })

const anyBrand = fields({
  id: ['brand_id', id],
  name: ['name', orElse(z.string().check(z.trim()), '')],
  place: ['location', coordinates],
  branding: ['branding', orElse(branding, { hero: null, logo: null })],
  // A restaurant without a rank is last.
  rank: ['rank', orElse(numeric, Number.MAX_SAFE_INTEGER)],
})
const brand = anyBrand.check(z.refine(({ name, branding }) => [name, branding.hero, branding.logo].some(Boolean), 'Nothing to know it by'))

/** The restaurants around the visitor. The server finds the place by the IP address (CAR-01). */
export const getNearby = endpoint({
  method: 'GET',
  path: nearbyPath,
  response: fields({ visitor: ['visitor', optional(coordinates)], brands: ['locations', listOf(brand)] }),
})
