import * as z from 'zod/mini'
import { documentedAs } from '../shared/api/wire.ts'

const statuses = z.enum(['open', 'claimed', 'redeemed', 'expired', 'cancelled'])

/** What other servers call a gift that is worth nothing any more. */
const ended: Readonly<Record<string, string>> = { canceled: 'cancelled', void: 'cancelled', voided: 'cancelled', refunded: 'cancelled' }

const spelled = z.string()
documentedAs.set(spelled, statuses)

/** What became of a gift, in any spelling; open if the server says nothing. A status that is not known is no gift to claim. */
export const giftStatus = z.pipe(
  z.pipe(
    z._default(z.nullable(spelled), null),
    z.transform((said) => {
      const plain = (said ?? 'open').trim().toLowerCase()
      return ended[plain] ?? plain
    }),
  ),
  statuses,
)
