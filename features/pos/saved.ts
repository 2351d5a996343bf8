import * as z from 'zod/mini'
import { chosenTip } from '../bill/tip.ts'
import { type Cents, cents } from '../shared/money/money.ts'
import type { Saved } from '../shared/flow/saved.ts'
import type { Earlier, Keep, OrderLink, PosState, Stage } from './pos.ts'
import { begin } from './transitions/earlier.ts'

const amount = z.custom<Cents>((value) => z.safeParse(z.pipe(z.number(), z.transform(cents)), value).success)
const stage = z.literal(['redeemCredit', 'addCredit', 'review'])
const card = z.union([z.object({ kind: z.literal('newCard') }), z.object({ kind: z.literal('savedCard'), id: z.string() })])

const keep = z.object({
  choices: z.object({
    tip: z.nullable(chosenTip),
    claimId: z.nullable(z.string()),
    card: z.nullable(card),
    creditOptionId: z.nullable(z.string()),
    hasTipped: z.boolean(),
  }),
  stage: z.nullable(stage),
})

const totals = { charged: amount, grandTotal: amount }

const paid = z.object({
  check: z.string(),
  ...totals,
  at: z.number(),
  reference: z.nullable(z.string()),
  returnUrl: z.nullable(z.string()),
})
const attempt = z.object({
  key: z.string(),
  kind: z.literal('bill'),
  ticket: z.string(),
  posSlug: z.optional(z.string()),
  location: z.optional(z.string()),
  amount,
  totals: z.optional(z.object(totals)),
})

const schema = z.object({ keep: z.nullable(keep), paid: z.nullable(paid), attempt: z.nullable(attempt) })

/** The stage to come back to. A payment on its way is looked up by its own record first. */
function stageOf(state: PosState): Stage | null {
  if (state.status === 'redeemCredit' || state.status === 'addCredit') return state.status
  if (state.status === 'addingCard') return state.stage
  return 'request' in state && state.request.kind === 'credit' ? 'addCredit' : 'review'
}

function keptOf(state: PosState): Keep | null {
  if ('visit' in state) return { choices: state.visit.choices, stage: stageOf(state) }
  if ('opening' in state) return state.opening.keep
  return 'keep' in state ? state.keep : null
}

type Around = { readonly link: OrderLink; readonly isSignedIn: () => boolean; readonly earlier: () => Earlier }

/**
 * Saves what the diner chose, and the end of a payment. The bill, the balance and the cards are read again after a reload, and a
 * payment on its way is looked up (NET-08). The link is the address's own.
 */
export const savedPos = ({ link, isSignedIn, earlier }: Around): Saved<PosState> => ({
  version: 2,
  toSave: (state) =>
    schema.parse({
      keep: keptOf(state),
      paid: 'paid' in state ? state.paid : null,
      attempt: state.status === 'tillNotTold' ? state.attempt : null,
    }),
  read: (saved) => {
    const { data } = schema.safeParse(saved)
    if (!data) return null
    if (data.paid && data.attempt) return { status: 'tillNotTold', link, paid: data.paid, attempt: data.attempt, isAsking: false }
    if (data.paid) return { status: 'success', link, paid: data.paid, canReturn: true }
    // Its commands follow with the event of the reload.
    const [state] = begin(earlier(), { opening: { link, keep: data.keep, notice: null }, isSignedIn: isSignedIn() })
    return state
  },
})
