import * as z from 'zod/mini'
import type { Saved } from '../shared/flow/saved.ts'
import { type PurchaseState, readingSchema } from './purchase.ts'

/** Saves what the address and the buyer entered. What is sold is read again after a reload. */
export const savedPurchase: Saved<PurchaseState> = {
  version: 2,
  toSave: (state) => z.parse(readingSchema, state),
  read: (saved) => {
    const { data } = z.safeParse(readingSchema, saved)
    return data ? { status: 'loading', ...data } : null
  },
}
