import type { Group, Invitation } from './offer.ts'

const field = (wire: unknown, name: string): unknown => Reflect.get(Object(wire), name)

/** The first field with a text. These fields are optional, so a wrong type is ignored. */
const firstOf = (wire: unknown, ...names: readonly string[]): string | null => {
  const words = names.map((name) => field(wire, name)).find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof words === 'string' ? words : null
}

/** The brand's pictures, under either of the names that the API has for them (A §3, B §3). */
export function brandPictures(wire: unknown): { readonly heroUrl: string | null; readonly logoUrl: string | null } {
  const branding = field(wire, 'branding')
  return {
    heroUrl: firstOf(wire, 'hero_image_url') ?? firstOf(branding, 'hero'),
    logoUrl: firstOf(wire, 'logo_url') ?? firstOf(branding, 'logo'),
  }
}

/** The group of an offer, from its name alone or from an object. Null if nothing is known of it. */
export function groupOf(wire: unknown): Group | null {
  const name = firstOf(typeof wire === 'string' ? { name: wire } : wire, 'name')
  const { heroUrl, logoUrl } = brandPictures(wire)
  const imageUrl = firstOf(wire, 'image_url') ?? logoUrl ?? heroUrl
  return name === null && imageUrl === null ? null : { name, imageUrl }
}

const invitations: ReadonlyMap<unknown, Invitation> = new Map([
  ['ambassador_referral', 'ambassador'],
  ['user_referral', 'member'],
])

/** Who invites, by the type of the offer. Null for an offer that is no referral. */
export const invitationOf = (type: unknown): Invitation | null => invitations.get(type) ?? null
