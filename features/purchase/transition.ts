import { cleanCode } from '../shared/code.ts'
import { failureLead } from '../shared/failureLead.ts'
import { transitionBy } from '../shared/flow.ts'
import { type Cents, formatMoneyShort } from '../shared/money.ts'
import { idle, refusedWith } from '../shared/submission.ts'
import { checkAmount } from './openAmount.ts'
import { type OpenAmount, type Panel, soldUnder } from './panel.ts'
import type {
  PurchaseCommand,
  PurchaseEvent,
  PurchaseRules,
  PurchaseState,
  PurchaseStep,
  Reading,
  Selling,
  StateOf,
} from './purchase.ts'

/** Milliseconds for which typing rests before an amount is checked (PUR-08). */
export const amountRest = 400

/** The page opens, or is read anew: what was typed stays. */
export const begin = (opening: Reading): PurchaseStep => [{ status: 'loading', ...readingOf(opening) }, { type: 'loadPanel', slug: opening.slug }]

/** What is read and what was typed, of whatever state. */
const readingOf = ({ slug, host, draft }: Reading): Reading => ({ slug, host, draft })

/** An amount as it stands in its field. */
const written = (amount: Cents): string => formatMoneyShort(amount).slice(1)

/** The amount that stands there before anything was typed: the second preset, or the only one (PUR-04). */
function firstAmount({ presets }: OpenAmount): string {
  const preset = presets[1] ?? presets[0]
  return preset === undefined ? '' : written(preset)
}

/** What is sold under the tab, as tiers or as an open amount. */
function show(selling: Selling): PurchaseState {
  const { panel, offerings } = selling
  const { tab, offering } = soldUnder(offerings, selling.draft.tab)
  const page = { ...readingOf(selling), panel, offerings, draft: { ...selling.draft, tab } }
  if (offering.kind === 'tiers') return { status: 'tiers', ...page, tiers: offering.tiers }
  const { terms } = offering
  const text = page.draft.amount ?? firstAmount(terms)
  return { status: 'openAmount', ...page, terms, text, check: checkAmount(text, terms, tab), due: false, submission: idle }
}

function opened(reading: Reading, panel: Panel): PurchaseState {
  const { sale } = panel
  return sale.status === 'open' ? show({ ...reading, panel, offerings: sale.offerings }) : { status: sale.status, ...reading, panel }
}

/** Another amount stands in the field. */
function withAmount(state: StateOf<'openAmount'>, text: string): StateOf<'openAmount'> {
  return { ...state, draft: { ...state.draft, amount: text }, text, submission: idle }
}

/** The amount that stands there, checked. */
const checked = (state: StateOf<'openAmount'>): StateOf<'openAmount'> => ({
  ...state,
  check: checkAmount(state.text, state.terms, state.draft.tab),
  due: false,
})

function submit(state: StateOf<'openAmount'>): PurchaseStep {
  const now = checked(state)
  if (now.check.kind !== 'right') return [now]
  const { amount } = now.check.quote
  const { tab, promoCode } = now.draft
  return [
    { ...now, submission: { phase: 'sending', amount } },
    {
      type: 'createOption',
      tab,
      amount,
      promoCode: cleanCode(promoCode) || null,
      promotionSlug: now.panel.promotion?.slug ?? null,
    },
  ]
}

const tabChosen = (state: Selling & PurchaseState, { tab }: { readonly tab: Selling['draft']['tab'] }): PurchaseStep =>
  tab === state.draft.tab ? [state] : [show({ ...state, draft: { ...state.draft, tab } })]

const loading: PurchaseRules['loading'] = {
  loadPanelAnswered: (state, { answer }) => {
    const reading = readingOf(state)
    if (answer.ok) return [opened(reading, answer.value)]
    return answer.failure.kind === 'refused' && answer.failure.status === 404
      ? [{ status: 'unknownProject', ...reading }]
      : [{ status: 'failed', ...reading, cause: answer.failure }]
  },
  tabChosen: (state, { tab }) => [{ ...state, draft: { ...state.draft, tab } }],
  reloaded: begin,
}

const tiers: PurchaseRules['tiers'] = {
  tabChosen,
  promoCodeTyped: (state, { text }) => [{ ...state, draft: { ...state.draft, promoCode: text } }],
  reloaded: begin,
}

const openAmount: PurchaseRules['openAmount'] = {
  tabChosen: (state, event) => (state.submission.phase === 'sending' ? [state] : tabChosen(state, event)),
  promoCodeTyped: (state, { text }) =>
    state.submission.phase === 'sending' ? [state] : [{ ...state, draft: { ...state.draft, promoCode: text }, submission: idle }],
  amountTyped: (state, { text }) =>
    state.submission.phase === 'sending'
      ? [state]
      : [{ ...withAmount(state, text), due: true }, { type: 'wait', ms: amountRest, then: { type: 'amountDue' } }],
  presetChosen: (state, { amount }) =>
    state.submission.phase === 'sending' ? [state] : [checked(withAmount(state, written(amount)))],
  amountDue: (state) => (state.due ? [checked(state)] : [state]),
  amountSubmitted: (state) => (state.submission.phase === 'sending' ? [state] : submit(state)),
  createOptionAnswered: (state, { answer }) => {
    if (!answer.ok) return [{ ...state, submission: refusedWith(failureLead(answer.failure)) }]
    const { panel, offerings, draft } = state
    return [
      { status: 'leaving', ...readingOf(state), panel, offerings, option: answer.value },
      { type: 'openCheckout', option: answer.value, promoCode: draft.promoCode },
    ]
  },
  reloaded: begin,
}

/** What follows when an event meets a state. */
export const transition = transitionBy<PurchaseState, PurchaseEvent, PurchaseCommand>({
  loading,
  unknownProject: { retry: begin, reloaded: begin },
  failed: { retry: begin, reloaded: begin },
  planning: { reloaded: begin },
  soldOut: { reloaded: begin },
  tiers,
  openAmount,
  leaving: { reloaded: begin },
})
