import * as z from 'zod/mini'
import { link } from '../../shared/links/link.ts'
import { timestamp } from '../../shared/dates/timestamp.ts'
import { fields, id, listOf, name, optional, orElse, text } from '../../shared/api/wire.ts'

// The shapes of these answers are our decision: the specification names `partner_location_ids` alone.

/** What the payment provider says of an account. */
export const accountStatuses = ['connected', 'incomplete', 'declined', 'disconnected'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** An account at the payment provider, to which locations are paid. */
export type Account = {
  readonly id: string
  readonly name: string
  readonly status: AccountStatus
  /** What is missing, or why it was declined, in the provider's words. */
  readonly reason: string | null
  readonly locationIds: readonly string[]
}

const account = z.pipe(
  z.object({ id, name, status: text, reason: text, partner_location_ids: orElse(listOf(id), []) }),
  z.transform((wire): Account => ({
    id: wire.id,
    name: wire.name,
    // Nothing may be paid to an account whose status we do not know.
    status: accountStatuses.find((status) => status === wire.status) ?? 'incomplete',
    reason: wire.reason,
    locationIds: wire.partner_location_ids,
  })),
)

/** `{ partner_stripe_accounts: … }` of the wire. */
export const accountsResponse = fields({ accounts: ['partner_stripe_accounts', listOf(account)] })

/** A page of the payment provider, where an account is connected. */
export const linkResponse = fields({ url: ['url', link], expiresAt: ['expires_at', optional(timestamp)] })
