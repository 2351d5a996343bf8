import { stepBeforeReview } from '../../bill/covering.ts'
import { zeroCents } from '../../bill/share.ts'
import { isAtHand } from '../../payment/chosenCard.ts'
import type { Choices, PosRules, PosState, PosStep, Stage, StateOf, Visit } from '../pos.ts'
import { sumsOf } from '../sums.ts'
import { buyCredit, checkAgain } from './paying.ts'
import { atStage } from './opening.ts'

const chose = (visit: Visit, choices: Partial<Choices>): Visit => ({ ...visit, choices: { ...visit.choices, ...choices } })

type AtStage = StateOf<Stage>

/** What the diner does to the card, at any stage. */
const card = {
  methodChosen: <State extends AtStage>(state: State, { method }: { readonly method: NonNullable<Choices['card']> }): readonly [State] => [
    { ...state, visit: chose(state.visit, { card: method }), problem: null },
  ],
  cardChanged: <State extends AtStage>(state: State): readonly [State] => [
    state.problem?.on === 'card' ? { ...state, problem: null } : state,
  ],
}

/** Goes on from a stage: a new card is saved first, because the payment names a saved one (POS-12). */
function withCard(state: AtStage, key: string, needsCard: boolean): PosStep {
  const { visit } = state
  const { card: method } = sumsOf(visit)
  if (!needsCard || method.kind === 'savedCard') return goOn(visit, state.status, key)
  return [{ status: 'addingCard', visit, stage: state.status, key, lastFour: null }, { type: 'makeCardToken' }]
}

/** What a stage's main button leads to, once the card is a saved one. */
export function goOn(visit: Visit, stage: Stage, key: string): PosStep {
  switch (stage) {
    case 'redeemCredit':
      return [atStage('review', chose(visit, { hasTipped: true }))]
    case 'addCredit': {
      if (visit.choices.creditOptionId !== null) return buyCredit(visit, key)
      const skipsTip = visit.choices.hasTipped || visit.venue.tip.canBeSkipped
      return [atStage(skipsTip ? 'review' : 'redeemCredit', visit)]
    }
    case 'review':
      return checkAgain(visit, key)
  }
}

const addCreditChosen = (state: StateOf<'redeemCredit' | 'review'>): PosStep =>
  sumsOf(state.visit).canAddCredit ? [atStage('addCredit', state.visit)] : [state]

export const redeemCredit: PosRules['redeemCredit'] = {
  ...card,
  addCreditChosen,
  tipChosen: (state, { tip }) => [{ ...state, visit: chose(state.visit, { tip }), tipProblem: null }],
  tipSubmitted: (state, { key }) => {
    const { validatedTip: check } = sumsOf(state.visit)
    if (check.kind === 'invalid') return [{ ...state, tipProblem: check.message }]
    return withCard(state, key, check.amount > 0)
  },
}

export const addCredit: PosRules['addCredit'] = {
  ...card,
  creditOptionChosen: (state, { optionId }) => [{ ...state, visit: chose(state.visit, { creditOptionId: optionId }), problem: null }],
  creditSubmitted: (state, { key }) => withCard(state, key, true),
  back: ({ visit }) => [atStage('redeemCredit', visit)],
}

export const review: PosRules['review'] = {
  ...card,
  addCreditChosen,
  offerChosen: (state, { claimId }) => [{ ...state, visit: chose(state.visit, { claimId }) }],
  // No tip is one tap away (POS-16).
  tipChosen: (state, { tip }) => [{ ...state, visit: chose(state.visit, { tip }) }],
  tipChangeChosen: ({ visit }) => [atStage('redeemCredit', visit)],
  paySubmitted: (state, { key }) => {
    const { breakdown, card: method } = sumsOf(state.visit)
    // The diner must see the card that is charged.
    if (breakdown.charged > 0 && !isAtHand(method, state.visit.venue.cards)) return [state]
    return withCard(state, key, breakdown.charged > 0)
  },
  back: ({ visit }) => [atStage(backFromReview(visit), visit)],
}

const backFromReview = (visit: Visit): Stage =>
  stepBeforeReview(visit.ticket, { cash: visit.venue.cash, offer: sumsOf(visit).offer?.pays ?? zeroCents })

export const failed: PosRules['failed'] = { back: ({ visit }) => [atStage('review', visit)] satisfies readonly [PosState] }
