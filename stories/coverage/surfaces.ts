import type { RequirementId } from './requirements.ts'

type Prefix<Id extends string> = Id extends `${infer P}-${string}` ? P : never

/** The surface that the rows of each prefix belong to. */
export const surfaces = {
  ENT: 'Enterprises',
  NET: 'Client of the API',
  PUR: 'Purchase panel',
  EML: 'E-mail capture',
  CHK: 'Checkout',
  CLM: 'Offer claim',
  CAL: 'Spend calculator',
  PUB: 'Public pages',
  PRT: 'Partner portal',
  POS: 'Hosted checkout',
  BLK: 'Bulk gifting',
  REV: 'E-mail review',
  PRV: 'Privacy choices',
  LOC: 'Brand list',
  CAR: 'Brand carousel',
  AMB: 'Ambassador profile',
  GFT: 'Gift claim',
  MGR: 'Managers',
  DIN: 'Diner redemption',
} as const satisfies Record<Prefix<RequirementId>, string>

/** Rows that belong to a surface not built yet, within a prefix that is otherwise built. */
const notYet: ReadonlySet<RequirementId> = new Set<RequirementId>()
const builtPrefixes: ReadonlySet<string> = new Set<keyof typeof surfaces>([
  'ENT',
  'PRT',
  'NET',
  'CLM',
  'PUR',
  'EML',
  'CHK',
  'CAL',
  'CAR',
  'PUB',
  'REV',
  'PRV',
  'LOC',
  'DIN',
  'GFT',
  'AMB',
  'POS',
  'MGR',
  'BLK',
])

const isPrefix = (text: string): text is keyof typeof surfaces => Object.hasOwn(surfaces, text)

/** The name of the surface that a row belongs to. */
export function surfaceOf(id: RequirementId): string {
  const prefix = id.slice(0, 3)
  if (!isPrefix(prefix)) throw new Error(`No surface for ${id}`)
  return surfaces[prefix]
}

/** Whether the row's surface is built: then a play function or a test must assert it. */
export const isBuilt = (id: RequirementId): boolean => builtPrefixes.has(id.slice(0, 3)) && !notYet.has(id)
