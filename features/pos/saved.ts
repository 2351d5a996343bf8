import * as z from 'zod/mini'
import type { Saved } from '../shared/flow/saved.ts'
import { type PosState, load, paid } from './states.ts'
import { restoredFrom } from './transition.ts'
import { type OrderLink, restored } from './visit.ts'

const schema = z.object({ restored: z.nullable(restored), paid: z.nullable(paid) })

/**
 * Saves what the diner chose, and the end of a payment that the till knows of. The bill, the balance and the cards are read again
 * after a reload. The link is the address's own. `allowed` returns an address if a person may be sent there: the tab's storage is no
 * safer than an answer.
 */
export const savedPos = (link: OrderLink, allowed: (address: string | null) => string | null): Saved<PosState> => ({
  version: 3,
  toSave: (state) => schema.parse({ restored: restoredFrom(state), paid: state.status === 'success' ? state.paid : null }),
  read: (saved) => {
    const { data } = schema.safeParse(saved)
    if (!data) return null
    if (data.paid) return { status: 'success', link, paid: { ...data.paid, returnUrl: allowed(data.paid.returnUrl) }, canReturn: true }
    const [state] = load(link, { restored: data.restored })
    return state
  },
})
