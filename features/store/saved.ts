import * as z from 'zod/mini'
import { hostPrefixes } from '../shared/links/hostPrefix.ts'
import type { Saved } from '../shared/flow/saved.ts'
import { centsSchema } from '../shared/money/money.ts'
import { tabs } from './panel.ts'
import type { PurchaseState, Reading } from './purchase.ts'

const reading: z.ZodMiniType<Reading> = z.object({
  slug: z.string(),
  host: z.literal(hostPrefixes),
  spend: z.nullable(centsSchema),
  draft: z.object({ tab: z.literal(tabs), promoCode: z.string(), amount: z.nullable(z.string()) }),
})

/** Saves what the address and the buyer entered. What is sold is read again after a reload. */
export const savedPurchase: Saved<PurchaseState> = {
  version: 2,
  toSave: (state) => z.parse(reading, state),
  read: (saved) => {
    const { data } = z.safeParse(reading, saved)
    return data ? { status: 'loading', ...data } : null
  },
}
