import * as z from 'zod/mini'
import { createAttemptRecords } from '../runtime/payments/attemptRecords.ts'

/** The payments of orders on this device. A draft is paid once: another tab may hold a copy of it for weeks. */
export const orderRecords = createAttemptRecords(
  'gifting.unresolved',
  z.object({ draft: z.string(), buyer: z.optional(z.string()) }),
  ({ draft }) => draft,
  { once: true },
)
