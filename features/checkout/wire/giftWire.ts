import * as z from 'zod/mini'
import { agrees, failureFields, statusShownAs } from '../../payment/wire/chargeWire.ts'
import { decodeAnswer } from '../../shared/api/dropped.ts'
import { documentedAs, fields, nullish, optional } from '../../shared/api/wire.ts'
import { day } from '../../shared/dates/day.ts'
import { addressFromWire, addressOnTheWire, addressToWire } from '../../shared/gift/address.ts'
import type { Gift } from '../gift.ts'
import { giftDesign } from '../visit.ts'

const giftFields = fields({
  recipientName: ['recipient_name', z.string()],
  ...addressOnTheWire,
  message: ['message', z.string()],
  deliverOn: ['deliver_on', nullish(day)],
  timeZone: ['time_zone', z.string()],
  design: ['design', nullish(giftDesign)],
})
export const giftOnTheWire = z.codec(giftFields, z.custom<Gift>(), {
  decode: (wire, { issues }) => {
    const address = addressFromWire(wire)
    if (address) return { ...wire, ...address }
    issues.push({ code: 'custom', message: 'A gift without an address', input: wire })
    return z.NEVER
  },
  encode: (sent) => ({ ...sent, ...addressToWire(sent) }),
})

const giftSent = z.object({ gift: optional(giftOnTheWire) })

// The statuses of a gift that was sent, or waits for its day.
const onItsWay = ['scheduled', 'pending', 'queued', 'created', 'open', 'sending', 'sent', 'delivered', 'claimed', 'redeemed']
const agreeing = z.looseObject(failureFields).check(agrees([], onItsWay))

/**
 * An unreadable gift counts as the gift that was sent. An answer without a gift, or with one that was not sent, confirms
 * nothing (NET-12).
 */
const confirmedGift = z.custom<z.input<typeof giftSent>>((body) => decodeAnswer(z.object({ gift: agreeing }), body).decoded.success)
documentedAs.set(
  confirmedGift,
  z.object({ gift: z.intersection(giftOnTheWire, z.object({ ...failureFields, status: statusShownAs(onItsWay) })) }),
)

/** The gift as it goes out now; null where it cannot be read. */
export const giftSentResponse = z.pipe(confirmedGift, giftSent)
