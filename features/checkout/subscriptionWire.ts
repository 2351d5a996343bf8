import * as z from 'zod/mini'
import type { Order } from './order.ts'
import { orderResponse } from './orderWire.ts'

/** One bad entry hides no other one; what is paid once is none of them. */
function subscriptionOf(entry: unknown): readonly Order[] {
  const read = z.safeParse(orderResponse, { purchase_option: entry })
  return read.success && read.data.billing.interval !== 'once' ? [read.data] : []
}

/** `{ purchase_options: [...] }` of the wire as the subscriptions among them (CHK-08). */
export const subscriptionsResponse = z.pipe(
  z.object({ purchase_options: z.array(z.unknown()) }),
  z.transform(({ purchase_options }): readonly Order[] => purchase_options.flatMap(subscriptionOf)),
)
