import * as z from 'zod/mini'
import { optional, unchecked } from './wire.ts'

const field = (wire: unknown, name: string): unknown => Reflect.get(Object(wire), name)

/** The first field with a text. These fields are optional, so a wrong type is ignored. */
export function firstText(wire: unknown, ...names: readonly string[]): string | null {
  const words = names.map((name) => field(wire, name)).find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof words === 'string' ? words.trim() : null
}

const heroNames = ['hero_image_url', 'hero_url', 'hero_image', 'hero']
const logoNames = ['logo_url', 'logo', 'base_logo', 'logo_light', 'logo_light_wide', 'logo_dark', 'logo_dark_wide']

/** The address of a picture: as a text, or within an object, one for each scheme or alone. */
function addressIn(holder: unknown, names: readonly string[]): string | null {
  const inner = names.map((name) => firstText(field(holder, name), 'url', 'light_mode', 'dark_mode'))
  return firstText(holder, ...names) ?? inner.find((address) => address !== null) ?? null
}

export type BrandImages = { readonly hero: string | null; readonly logo: string | null }

/** A brand's pictures. The specifications name them in several ways (A §3, B §2 and §3) and fix none. */
export function brandImages(wire: unknown): BrandImages {
  const holders = [wire, ...['branding', 'branding_images', 'images'].map((name) => field(wire, name))]
  const first = (names: readonly string[]) => holders.map((holder) => addressIn(holder, names)).find((address) => address !== null) ?? null
  return { hero: first(heroNames), logo: first(logoNames) }
}

/** A picture of a brand, as `brandImages` reads it: its address, or an object with it. */
export const brandPicture = (address: z.ZodMiniType = z.string()) =>
  unchecked(z.union([address, z.object({ url: optional(address), light_mode: optional(address), dark_mode: optional(address) })]))
