import * as z from 'zod/mini'
import { recordedBill } from '../bill/paying/agreedBill.ts'
import { type Thing, things } from '../payment/thing.ts'
import type { OrderLink } from './link.ts'

/** The bill or the credit that an attempt pays, by the address of its order. An earlier build recorded only the first two fields. */
export const orderReference = z.object({
  kind: z.literal(['bill', 'credit']),
  ticket: z.string(),
  posSlug: z.optional(z.string()),
  location: z.optional(z.string()),
  /** The option of a purchase of credit. */
  optionId: z.optional(z.string()),
  agreed: recordedBill,
})
export type OrderReference = Readonly<z.output<typeof orderReference>>

/** The thing of a record of the released build, which has the address alone. */
export function thingOf({ kind, ticket, posSlug, location, optionId = '' }: OrderReference): Thing {
  const at = `${posSlug}.${location}`
  return kind === 'bill' ? things.bill({ location: at, check: ticket }) : things.credit({ location: at, option: optionId })
}

export const isOfOrder = ({ kind, ticket, posSlug, location }: OrderReference, link: OrderLink): boolean =>
  kind === 'bill' && ticket === link.ticket && (posSlug ?? link.posSlug) === link.posSlug && (location ?? link.location) === link.location
