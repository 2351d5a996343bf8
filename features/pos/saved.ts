import * as z from 'zod/mini'
import type { Saved } from '../shared/flow/saved.ts'
import type { PosState } from './pos.ts'
import { paid } from './transitions/ending.ts'
import { open } from './transitions/opening.ts'
import { type OrderLink, type Restored, restored, stageNamed } from './visit.ts'

const schema = z.object({ restored: z.nullable(restored), paid: z.nullable(paid) })

function restoredFrom(state: PosState): Restored | null {
  // A failed payment leads back to the review.
  if ('visit' in state) return { choices: state.visit.choices, stage: stageNamed(state.status) ?? 'review' }
  if ('opening' in state) return state.opening.restored
  return 'restored' in state ? state.restored : null
}

type Opened = {
  readonly link: OrderLink
  readonly isSignedIn: () => boolean
  /** The address, if a person may be sent there: the tab's storage is no safer than an answer. */
  readonly allowed: (address: string | null) => string | null
}

/**
 * Saves what the diner chose, and the end of a payment that the till knows of. The bill, the balance and the cards are read again
 * after a reload. The link is the address's own.
 */
export const savedPos = ({ link, isSignedIn, allowed }: Opened): Saved<PosState> => ({
  version: 3,
  toSave: (state) => schema.parse({ restored: restoredFrom(state), paid: state.status === 'success' ? state.paid : null }),
  read: (saved) => {
    const { data } = schema.safeParse(saved)
    if (!data) return null
    if (data.paid) return { status: 'success', link, paid: { ...data.paid, returnUrl: allowed(data.paid.returnUrl) }, canReturn: true }
    // Its commands follow with the event of the reload.
    const [state] = open({ link, restored: data.restored, notice: null }, isSignedIn())
    return state
  },
})
