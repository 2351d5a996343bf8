import * as z from 'zod/mini'
import { optional } from '../../shared/api/wire.ts'
import { dayOrTime } from '../../shared/dates/day.ts'
import { cents, dollars } from '../../shared/money/money.ts'
import { giftStatus } from '../giftStatus.ts'
import type { GiftBalance } from './balance.ts'

const balanceWire = z.object({
  /** What can still be spent, in dollars. Of a gift that has ended it is not shown. */
  left: dollars,
  /** What the gift was worth at first, in dollars. */
  amount: optional(dollars),
  country_code: optional(z.enum(['US', 'NZ'])),
  /** What became of the gift. `redeemed` is `claimed`, with nothing left. */
  status: giftStatus,
  expires_on: optional(dayOrTime),
})

/** The body that a server sends, for the mocks. */
export type BalanceWire = z.input<typeof balanceWire>

export const balanceResponse = z.pipe(
  z.object({ balance: balanceWire }),
  z.transform(({ balance: { left, amount, country_code, status, expires_on } }): GiftBalance => ({
    // What has ended is worth nothing, whatever was left of it.
    left: status === 'expired' || status === 'cancelled' ? cents(0) : left,
    amount,
    country: country_code,
    // Who has spent all of it finds that in what is left.
    state: status === 'redeemed' ? 'claimed' : status,
    expiresOn: expires_on,
  })),
)
