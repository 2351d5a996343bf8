import * as z from 'zod/mini'
import { day } from '../../shared/dates/day.ts'
import { dollars } from '../../shared/money/money.ts'
import { timestamp } from '../../shared/dates/timestamp.ts'
import { id, integer, listOf, name, optional, nullish, text, mapped } from '../../shared/api/wire.ts'
import type { Offer, OfferEnd } from '../sums/offers.ts'

const endOfDay = mapped(day, (lastDay): OfferEnd => ({ lastDay }))
const endAt = mapped(timestamp, (before): OfferEnd => ({ before }))
// An end that cannot be read is left out: the server decides, and hiding a valid reward would be the worse mistake.
const endWire = optional(z.union([endOfDay, endAt]))

const claimWire = z.object({ offer_claim_id: id, balance: dollars, expires_at: endWire })

const offerWire = z.object({
  id: optional(id),
  // An item offer pays for its item only. An offer of an unknown kind is left out, because its value is not known.
  type: nullish(z.string()),
  name: optional(name, 'Reward'),
  // An offer without a readable minimum is left out, because it may not fit the bill.
  minimum_spend_amount: nullish(dollars),
  // The days of `mode: 'days'` count from the claim, so `expires_at` holds their end, if the server sends it.
  expiration: optional(z.object({ mode: z.string(), date: endWire, days: optional(integer) })),
  claim_details: claimWire,
  ineligible_reason: text,
})

export const offer = mapped(
  offerWire,
  ({ id, type, name, minimum_spend_amount, expiration, claim_details: claim, ineligible_reason }): Offer => ({
    id,
    claimId: claim.offer_claim_id,
    name,
    kind: type === 'item_offer' ? 'item' : 'bill',
    balance: claim.balance,
    minimumSpend: minimum_spend_amount,
    ends: [expiration?.mode === 'no_expiration' ? null : (expiration?.date ?? null), claim.expires_at].filter((end) => end !== null),
    validDays: expiration?.mode === 'days' ? expiration.days : null,
    ineligible: ineligible_reason,
  }),
)

/** A field `offers` or `active_offers` of the wire. An offer without its claim or its balance cannot be used, and is left out. */
export const offerList = optional(listOf(offer), [])

/** The server's form, for the mocks. */
export type OfferWire = z.input<typeof offerWire>
