import * as z from 'zod/mini'
import { purchaseFromWire, purchaseWire } from '../checkout/wire/chargeWire.ts'
import { cardName } from '../payment/wire/cardName.ts'
import { giftOnTheWire } from '../checkout/wire/giftWire.ts'
import { orderFromWire, orderWire, productNames, productOnTheWire } from '../checkout/wire/orderWire.ts'
import { documentedAs, nullish, optional, mapped } from '../shared/api/wire.ts'
import { emailOnTheWire } from '../shared/contact/email.ts'
import { phoneOnTheWire } from '../shared/contact/phoneNumber.ts'
import { dayOrTime } from '../shared/dates/day.ts'
import { type GiftStanding, type LinkedPurchaseRead, maskedEmail } from './linkedPurchase.ts'

const stubWire = z.object({
  product: productOnTheWire,
  bought_in: optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  email: z.string().check(z.regex(/@/)),
})

const addressed = z.custom<z.input<typeof giftOnTheWire>>(() => true)
const byOneWay = z.union([z.object({ recipient_email: emailOnTheWire }), z.object({ recipient_phone: phoneOnTheWire })])
documentedAs.set(addressed, z.intersection(giftOnTheWire, byOneWay))

const foundWire = z.object({
  purchase: purchaseWire,
  purchase_option: orderWire,
  bought_on: optional(dayOrTime),
  card: cardName,
  // A gift that cannot be read is not one that was never sent.
  gift: nullish(z.pipe(addressed, giftOnTheWire)),
  gift_status: optional(z.literal(['scheduled', 'sent', 'opened'])),
  opened_on: optional(dayOrTime),
})
type FoundRead = z.output<typeof foundWire>

const standingFrom = ({ gift_status: status, opened_on: on }: FoundRead): GiftStanding =>
  status === 'opened' ? { status, on } : { status: status ?? 'unknown' }

/** A server that does not mask the address of a stub shows no more of it here. */
const stubFrom = ({ product, bought_in: boughtIn, email }: z.output<typeof stubWire>): LinkedPurchaseRead => ({
  kind: 'stub',
  product: product && productNames[product],
  boughtIn,
  email: maskedEmail(email),
})

const foundFrom = (wire: FoundRead): LinkedPurchaseRead => ({
  kind: 'found',
  order: orderFromWire(wire.purchase_option),
  purchase: purchaseFromWire(wire.purchase),
  boughtOn: wire.bought_on,
  card: wire.card,
  sent: wire.gift && { gift: wire.gift, standing: standingFrom(wire) },
})

export const linkedPurchaseResponse = mapped(
  z.union([z.object({ found: foundWire }), z.object({ stub: stubWire })]),
  (wire): LinkedPurchaseRead => ('found' in wire ? foundFrom(wire.found) : stubFrom(wire.stub)),
)
