import { plainText } from '../../ui/text/plainText.ts'
import { transitionBy } from '../shared/flow/flow.ts'
import { submissionFromFailure } from '../shared/api/answers/submissionFromFailure.ts'
import { idle, sending } from '../shared/api/answers/answer.ts'
import { unquoted } from '../shared/forms/typedCode.ts'
import { writeSum } from '../shared/money/typedSum.ts'
import { validatedAmount } from './entry.ts'
import { type Panel, type Tab, runsOn, soldUnder } from './panel.ts'
import type { PurchaseCommand, PurchaseEvent, PurchaseRules, PurchaseState, PurchaseStep, Reading, Selling, StateOf } from './purchase.ts'

/** Milliseconds without typing before an amount is checked. */
export const amountRest = 400

/** Opens or reloads the page; what was typed stays. */
export const begin = (opening: Reading): PurchaseStep => [
  { status: 'loading', ...pickReading(opening) },
  { type: 'loadPanel', slug: opening.slug },
]

const pickReading = ({ slug, host, spend, draft }: Reading): Reading => ({ slug, host, spend, draft })

const at = (reading: Reading, tab: Tab): Reading => ({ ...reading, draft: { ...reading.draft, tab } })

function show({ panel, offering, other, ...rest }: Selling): PurchaseState {
  const reading = pickReading(rest)
  return offering.kind === 'tiers'
    ? { status: 'tiers', ...reading, panel, offering, other }
    : { status: 'openAmount', ...reading, panel, offering, other, entry: idle }
}

function opened(reading: Reading, { sale, ...panel }: Panel): PurchaseState {
  if (sale.status !== 'open') return { status: sale.status, ...reading, panel }
  const { tab, ...sold } = soldUnder(sale.offerings, reading.draft.tab)
  return show({ ...at(reading, tab), panel, ...sold })
}

const withAmount = (state: StateOf<'openAmount'>, amount: string): StateOf<'openAmount'> => ({
  ...state,
  draft: { ...state.draft, amount },
})

function submit(state: StateOf<'openAmount'>, begun: string): PurchaseStep {
  const now = { ...state, entry: idle }
  const validated = validatedAmount(now)
  if (validated.kind !== 'valid') return [now]
  const { tab, promoCode } = now.draft
  const { promotion } = now.panel
  return [
    { ...now, entry: sending },
    {
      type: 'createOption',
      tab,
      amount: validated.quote.amount,
      promoCode: plainText(promoCode) || null,
      promotionSlug: promotion && runsOn(promotion, begun) ? promotion.slug : null,
    },
  ]
}

const tabChosen = (state: Selling & PurchaseState, { tab }: { readonly tab: Tab }): PurchaseStep =>
  tab === state.draft.tab || state.other === null
    ? [state]
    : [show({ ...state, ...at(state, tab), offering: state.other, other: state.offering })]

const loading: PurchaseRules['loading'] = {
  loadPanelAnswered: (state, { answer }) => {
    const reading = pickReading(state)
    if (answer.ok) return [opened(reading, answer.value)]
    return answer.failure.kind === 'refused' && answer.failure.status === 404
      ? [{ status: 'unknownProject', ...reading }]
      : [{ status: 'failed', ...reading, cause: answer.failure }]
  },
  tabChosen: (state, { tab }) => [{ ...state, ...at(state, tab) }],
  reloaded: begin,
}

const tiers: PurchaseRules['tiers'] = {
  tabChosen,
  designChosen: (state, { design }) => [{ ...state, draft: { ...state.draft, design } }],
  promoCodeTyped: (state, { text }) => [{ ...state, draft: { ...state.draft, promoCode: unquoted(text) } }],
  reloaded: begin,
}

const openAmount: PurchaseRules['openAmount'] = {
  tabChosen: (state, event) => (state.entry.phase === 'sending' ? [state] : tabChosen(state, event)),
  designChosen: (state, { design }) => (state.entry.phase === 'sending' ? [state] : [{ ...state, draft: { ...state.draft, design } }]),
  promoCodeTyped: (state, { text }) => {
    const { entry, draft } = state
    if (entry.phase === 'sending') return [state]
    return [{ ...state, draft: { ...draft, promoCode: unquoted(text) }, entry: entry.phase === 'typing' ? entry : idle }]
  },
  amountTyped: (state, { text }) => {
    if (state.entry.phase === 'sending') return [state]
    return [
      { ...withAmount(state, text), entry: { phase: 'typing', before: validatedAmount(state) } },
      { type: 'wait', ms: amountRest, then: { type: 'amountDue' } },
    ]
  },
  presetChosen: (state, { amount }) =>
    state.entry.phase === 'sending' ? [state] : [{ ...withAmount(state, writeSum(amount)), entry: idle }],
  amountDue: (state) => (state.entry.phase === 'typing' ? [{ ...state, entry: idle }] : [state]),
  amountSubmitted: (state, { begun }) => (state.entry.phase === 'sending' ? [state] : submit(state, begun)),
  createOptionAnswered: (state, { answer }) => {
    if (!answer.ok) return [{ ...state, entry: submissionFromFailure(answer.failure) }]
    return [
      { status: 'leaving', ...pickReading(state), option: answer.value },
      { type: 'openCheckout', option: answer.value, draft: state.draft },
    ]
  },
  reloaded: begin,
}

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
