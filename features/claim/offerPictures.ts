import { brandImages, firstText } from '../shared/api/brandImages.ts'
import type { Group, Invitation } from './offer.ts'

/** The group of an offer, from its name alone or from an object. Null if nothing is known of it. */
export function groupOf(wire: unknown): Group | null {
  const name = firstText(typeof wire === 'string' ? { name: wire } : wire, 'name')
  const { hero, logo } = brandImages(wire)
  const imageUrl = firstText(wire, 'image_url') ?? logo ?? hero
  return name === null && imageUrl === null ? null : { name, imageUrl }
}

const invitations: ReadonlyMap<unknown, Invitation> = new Map([
  ['ambassador_referral', 'ambassador'],
  ['user_referral', 'member'],
])

/** Who invites, by the type of the offer. Null for an offer that is no referral. */
export const invitationOf = (type: unknown): Invitation | null => invitations.get(type) ?? null
