import * as z from 'zod/mini'
import { link } from '../links/link.ts'
import { brandImages, brandPicture } from './brandImages.ts'
import { mapped, optional, text } from './wire.ts'

const optionalLink = optional(link)

const wire = z.looseObject({
  name: text,
  logo: brandPicture(link),
  hero_image: brandPicture(link),
  hero_image_360: optionalLink,
  hero_image_720: optionalLink,
})

function brandFromWire(brand: z.output<typeof wire>) {
  const { hero, logo } = brandImages(brand)
  const { name, hero_image_360, hero_image_720 } = brand
  const heroWidths = hero_image_360 === null || hero_image_720 === null ? null : { 360: hero_image_360, 720: hero_image_720 }
  const linkFrom = (address: string | null) => z.safeParse(link, address).data ?? null
  return { name, logo: linkFrom(logo), hero: linkFrom(hero) ?? hero_image_720, heroWidths }
}

/** The restaurant of a gift, a bill or a receipt, with its pictures. */
export type PlaceBrand = Readonly<ReturnType<typeof brandFromWire>>

export const placeBrand = optional(mapped(wire, brandFromWire))
