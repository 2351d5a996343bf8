import * as z from 'zod/mini'
import { chosenTip } from '../bill/tip.ts'
import type { Cents } from '../shared/money/money.ts'
import type { Saved } from '../shared/flow/saved.ts'
import type { Keep, OrderLink, PosState, Stage, StateOf } from './pos.ts'
import { open } from './transitions/opening.ts'

const amount = z.custom<Cents>(Number.isSafeInteger)
const stage = z.literal(['redeemCredit', 'addCredit', 'review'])

const keep = z.object({
  choices: z.object({
    tip: z.nullable(chosenTip),
    claimId: z.nullable(z.string()),
    creditOptionId: z.nullable(z.string()),
    hasTipped: z.boolean(),
  }),
  stage: z.nullable(stage),
})

const paid = z.object({
  check: z.string(),
  charged: amount,
  grandTotal: amount,
  at: z.number(),
  reference: z.nullable(z.string()),
  returnUrl: z.nullable(z.string()),
})

const schema = z.object({ keep: z.nullable(keep), paid: z.nullable(paid) })

/** The stage to come back to. */
const stageOf = ({ status }: StateOf<Stage | 'failed'>): Stage => (status === 'failed' ? 'review' : status)

function keptOf(state: PosState): Keep | null {
  if ('visit' in state) return { choices: state.visit.choices, stage: stageOf(state) }
  if ('opening' in state) return state.opening.keep
  return 'keep' in state ? state.keep : null
}

type Opened = { readonly link: OrderLink; readonly isSignedIn: () => boolean }

/**
 * Saves what the diner chose, and the end of a payment that the till knows of. The bill, the balance and the cards are read again
 * after a reload. The link is the address's own.
 */
export const savedPos = ({ link, isSignedIn }: Opened): Saved<PosState> => ({
  version: 2,
  toSave: (state) => schema.parse({ keep: keptOf(state), paid: state.status === 'success' ? state.paid : null }),
  read: (saved) => {
    const { data } = schema.safeParse(saved)
    if (!data) return null
    if (data.paid) return { status: 'success', link, paid: data.paid, canReturn: true }
    // Its commands follow with the event of the reload.
    const [state] = open({ link, keep: data.keep, notice: null }, isSignedIn())
    return state
  },
})
