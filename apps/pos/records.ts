import * as z from 'zod/mini'
import { agreedParts } from '../../features/bill/paying/agreedParts.ts'
import type { Payable } from '../../features/payment/attempt/attempt.ts'
import type { PosPayable } from '../../features/pos/pos.ts'
import { thingOf } from '../../features/pos/recorded.ts'
import { orElse } from '../../features/shared/api/wire.ts'
import { centsSchema } from '../../features/shared/money/money.ts'
import { createAttemptRecords } from '../runtime/payments/records/attemptRecords.ts'
import { unresolvedName } from './opening.ts'

/** This device's payments without a known outcome: the bill or the credit that they pay, without data of the payer. */
export const records = createAttemptRecords<Omit<PosPayable, keyof Payable>>(
  unresolvedName,
  z.object({
    kind: z.literal(['bill', 'credit']),
    ticket: z.string(),
    posSlug: z.optional(z.string()),
    location: z.optional(z.string()),
    restaurant: z.optional(z.string()),
    timeZone: z.optional(z.string()),
    optionId: z.optional(z.string()),
    totals: z.optional(z.object({ charged: centsSchema, grandTotal: centsSchema })),
    // An earlier build recorded them in another form. The attempt counts without them.
    parts: orElse(z.optional(agreedParts), undefined),
  }),
  thingOf,
)
