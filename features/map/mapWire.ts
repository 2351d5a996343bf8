import * as z from 'zod/mini'
import { whole } from '../shared/whole.ts'
import { flag } from '../shared/wire.ts'
import type { MapBrand } from './brand.ts'

const degrees = (most: number) => z.number().check(z.refine((angle) => Math.abs(angle) <= most))
const picture = z.nullish(z.string())

const brandWire = z.object({
  brand_id: whole,
  name: z.string().check(z.minLength(1)),
  hero_image_url: picture,
  logo_url: picture,
  takes_pass: flag,
  locations: z._default(z.array(z.object({ id: whole, latitude: degrees(90), longitude: degrees(180), address: z.string() })), []),
})

const brandOf = ({ brand_id, name, hero_image_url, logo_url, takes_pass, locations }: z.output<typeof brandWire>): MapBrand => ({
  id: String(brand_id),
  name,
  hero: hero_image_url || null,
  logo: logo_url || null,
  takesPass: takes_pass,
  locations: locations.map(({ id, ...place }) => ({ id: String(id), ...place })),
})

/** `{ brands: […] }` of the wire as brands with their places (LOC-01). */
export const mapResponse = z.pipe(
  z.object({ brands: z.array(brandWire) }),
  z.transform(({ brands }) => brands.map(brandOf)),
)

/** What a server sends, for those that answer in its place. */
export type MapBrandWire = z.input<typeof brandWire>
