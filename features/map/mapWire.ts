import * as z from 'zod/mini'
import { brandImages } from '../shared/api/brandImages.ts'
import { flag, id, listOf, name, optional, text, mapped } from '../shared/api/wire.ts'
import { coordinates } from '../shared/contact/coordinates.ts'
import type { MapBrand } from './brand.ts'

const locationWire = z.extend(coordinates, { id, address: name })

const brandFields = {
  brand_id: id,
  name,
  hero_image_url: text,
  logo_url: text,
  takes_pass: flag,
  cuisine: text,
  locations: optional(listOf(locationWire), []),
}
const brandWire = z.looseObject(brandFields)

/** The first item of each id: a search could not distinguish two with the same id. */
function onePerId<T extends { readonly id: string }>(all: readonly T[]): readonly T[] {
  const seen = new Set<string>()
  return all.filter(({ id }) => seen.size < seen.add(id).size)
}

const brandOf = (wire: z.output<typeof brandWire>): MapBrand => ({
  id: wire.brand_id,
  name: wire.name,
  ...brandImages(wire),
  takesPass: wire.takes_pass,
  cuisine: wire.cuisine,
  locations: onePerId(wire.locations),
})

export const mapResponse = mapped(z.object({ brands: listOf(brandWire) }), ({ brands }) => onePerId(brands.map(brandOf)))

export type MapBrandWire = Omit<z.input<z.ZodMiniObject<typeof brandFields>>, 'brand_id'> & { readonly brand_id: number }
