import { savedFields } from '../shared/flow/saved.ts'
import type { PurchaseState } from './purchase.ts'

const reading = { slug: 'text', host: 'text', spend: 'any', draft: 'data' } as const
const selling = { ...reading, panel: 'data', offering: 'data', other: 'any' } as const

export const savedPurchase = savedFields<PurchaseState>(1, {
  loading: reading,
  unknownProject: reading,
  failed: { ...reading, cause: 'data' },
  planning: { ...reading, panel: 'data' },
  soldOut: { ...reading, panel: 'data' },
  tiers: selling,
  openAmount: { ...selling, entry: 'data' },
  leaving: { ...reading, option: 'data' },
})
