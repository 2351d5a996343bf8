import { stepBeforeReview } from '../../bill/sums/covering.ts'
import { zeroCents } from '../../bill/sums/share.ts'
import type { BillChange } from '../../bill/paying/changedBill.ts'
import type { StateWith as S } from '../../shared/flow/flow.ts'
import type { PosEvent, PosStep, RulesOf, StateOf } from '../pos.ts'
import type { Choices, Stage, Visit } from '../visit.ts'
import { sumsOf } from '../sums.ts'
import { atStage } from './opening.ts'
import { notPaid } from './ending.ts'

/** The tip, the purchase of credit and the review; `failed` leads back to the review. */
export type StageState =
  | S<'redeemCredit', { visit: Visit; tipProblem: string | null; notice: string | null }>
  | S<'addCredit', { visit: Visit }>
  | S<'review', { visit: Visit; change: BillChange | null; notice: string | null }>
  | S<'failed', { visit: Visit; message: string | null }>

const chose = (visit: Visit, choices: Partial<Choices>): Visit => ({ ...visit, choices: { ...visit.choices, ...choices } })

type CardsRead = Extract<PosEvent, { readonly type: 'cardsRead' }>

/** What the payment says, at any stage. */
const payment = {
  notPaid,
  cardsRead: <State extends StateOf<Stage>>(state: State, { cards }: CardsRead): readonly [State] => [
    { ...state, visit: { ...state.visit, venue: { ...state.visit.venue, cards } } },
  ],
}

const addCreditChosen = (state: StateOf<'redeemCredit' | 'review'>): PosStep =>
  sumsOf(state.visit).canAddCredit ? [atStage('addCredit', state.visit)] : [state]

const backFromReview = (visit: Visit): Stage =>
  stepBeforeReview(visit.ticket, { cash: visit.venue.cash, offer: sumsOf(visit).offer?.pays ?? zeroCents })

export const stageRules: RulesOf<StageState> = {
  redeemCredit: {
    ...payment,
    addCreditChosen,
    tipChosen: (state, { tip }) => [{ ...state, visit: chose(state.visit, { tip }), tipProblem: null }],
    nextChosen: (state) => {
      const { validatedTip } = sumsOf(state.visit)
      return validatedTip.kind === 'invalid'
        ? [{ ...state, tipProblem: validatedTip.message }]
        : [atStage('review', chose(state.visit, { hasTipped: true }))]
    },
  },

  addCredit: {
    ...payment,
    creditOptionChosen: (state, { optionId }) => [{ ...state, visit: chose(state.visit, { creditOptionId: optionId }) }],
    nextChosen: ({ visit }) => [atStage(visit.choices.hasTipped || visit.venue.tip.canBeSkipped ? 'review' : 'redeemCredit', visit)],
    back: ({ visit }) => [atStage('redeemCredit', visit)],
  },

  review: {
    ...payment,
    addCreditChosen,
    offerChosen: (state, { claimId }) => [{ ...state, visit: chose(state.visit, { claimId }) }],
    // No tip is one tap away.
    tipChosen: (state, { tip }) => [{ ...state, visit: chose(state.visit, { tip }) }],
    tipChangeChosen: ({ visit }) => [atStage('redeemCredit', visit)],
    back: ({ visit }) => [atStage(backFromReview(visit), visit)],
  },

  failed: { back: ({ visit }) => [atStage('review', visit)] },
}
