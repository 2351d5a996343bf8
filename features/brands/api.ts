import * as z from 'zod/mini'
import { endpoint } from '../shared/endpoint.ts'
import { whole } from '../shared/whole.ts'
import { fields, orNull } from '../shared/wire.ts'

const place = z.object({ latitude: z.number(), longitude: z.number() })

/** `branding: {hero, logo}` of the wire, each with an address or without. */
const branding = fields({ hero: ['hero', orNull(z.string())], logo: ['logo', orNull(z.string())] })

const brand = fields({
  id: ['brand_id', whole],
  name: ['name', z.string()],
  place: ['location', place],
  branding: ['branding', branding],
  rank: ['rank', z.number()],
})

/** GET the restaurants around the visitor, whose place is taken from their address on the network (CAR-01). */
export const getNearby = endpoint({
  method: 'GET',
  path: '/api/v4/ip_location',
  response: fields({ visitor: ['visitor', orNull(place)], brands: ['locations', z.array(brand)] }),
})
