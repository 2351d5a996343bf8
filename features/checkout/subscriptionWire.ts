import * as z from 'zod/mini'
import { listOf } from '../shared/api/wire.ts'
import { orderOf, orderWire } from './orderWire.ts'

/** `{ purchase_options: [...] }` of the wire as subscriptions, without the options that are paid once. */
export const subscriptionsResponse = z.pipe(
  z.object({ purchase_options: listOf(orderWire) }),
  z.transform(({ purchase_options }) => purchase_options.map(orderOf).filter(({ billing }) => billing.interval !== 'once')),
)
