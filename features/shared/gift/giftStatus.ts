import * as z from 'zod/mini'
import { documentedAs, mapped } from '../api/wire.ts'

const statuses = z.enum(['open', 'claimed', 'redeemed', 'expired', 'cancelled'])

/** Other servers' names for a gift that is worth nothing any more. */
const ended: Readonly<Record<string, string>> = { canceled: 'cancelled', void: 'cancelled', voided: 'cancelled', refunded: 'cancelled' }

const spelled = z.string()
documentedAs.set(spelled, statuses)

/** The status of a gift, in any spelling; open if it is missing. A gift with an unknown status cannot be claimed. */
export const giftStatus = z.pipe(
  mapped(z._default(z.nullable(spelled), null), (said) => {
    const plain = (said ?? 'open').trim().toLowerCase()
    return ended[plain] ?? plain
  }),
  statuses,
)
