import type { RequirementId } from './requirements.ts'

type Prefix<Id extends string> = Id extends `${infer P}-${string}` ? P : never

/** The surface that the rows of each prefix belong to. */
export const surfaces = {
  ENT: 'Enterprises',
  NET: 'Client of the API',
  AT: 'Accessibility',
  REL: 'Releases',
  PUR: 'Purchase panel',
  EML: 'Email capture',
  CHK: 'Checkout',
  SUB: 'Subscriptions',
  TXT: 'Checkout',
  FND: 'Checkout',
  WAL: 'Checkout',
  LAW: 'What the law asks for',
  OGP: 'Link previews',
  CLM: 'Offer claim',
  CAL: 'Spend calculator',
  PUB: 'Public pages',
  PRT: 'Partner portal',
  POS: 'POS',
  BLK: 'Bulk gifting',
  REV: 'Email review',
  PRV: 'Privacy choices',
  LOC: 'Brand list',
  CAR: 'Brand carousel',
  AMB: 'Ambassador profile',
  GFT: 'Gift claim',
  MGR: 'Managers',
  DIN: 'Diner redemption',
  SPL: 'Diner redemption',
  LIVE: 'POS',
  RCT: 'POS',
} as const satisfies Record<Prefix<RequirementId>, string>

const isPrefix = (text: string): text is keyof typeof surfaces => Object.hasOwn(surfaces, text)

/** The name of the surface that a row belongs to. */
export function surfaceOf(id: RequirementId): string {
  const [prefix = ''] = id.split('-')
  if (!isPrefix(prefix)) throw new Error(`No surface for ${id}`)
  return surfaces[prefix]
}
