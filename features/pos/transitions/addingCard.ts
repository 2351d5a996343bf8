import type { SavedCard } from '../../payment/method.ts'
import { failureLead } from '../../shared/api/failureLead.ts'
import type { PosRules, PosState, Stage, Visit } from '../pos.ts'
import { atStage, expired, is401, keepOf } from './opening.ts'
import { goOn } from './stages.ts'

/** Back at the stage, with the error on the card's field (POS-12). */
function refusedCard(visit: Visit, stage: Stage, message: string): PosState {
  const state = atStage(stage, visit)
  return 'problem' in state ? { ...state, problem: { on: 'card', message } } : state
}

const notFound = 'We could not find your new card. Please choose it from your cards, or try another one.'

/** The card that was just saved: the one with its digits, and of several the one that was not there before. */
function findCard(cards: readonly SavedCard[], before: readonly SavedCard[], lastFour: string | null): SavedCard | undefined {
  const fresh = cards.filter(({ id }) => before.every((card) => card.id !== id))
  const matches = (list: readonly SavedCard[]) => list.findLast((card) => card.lastFour === lastFour)
  return matches(fresh) ?? matches(cards)
}

export const addingCard: PosRules['addingCard'] = {
  makeCardTokenAnswered: (state, { answer }) => {
    if (!answer.ok) return [refusedCard(state.visit, state.stage, failureLead(answer.failure))]
    const { token, lastFour } = answer.value
    return [
      { ...state, lastFour },
      { type: 'addCard', token },
    ]
  },
  addCardAnswered: ({ visit, stage, key, lastFour }, { answer }) => {
    if (!answer.ok) {
      const { failure } = answer
      if (is401(failure)) return expired(visit.link, keepOf(visit, stage))
      return [refusedCard(visit, stage, failureLead(failure))]
    }
    const cards = answer.value
    const added = findCard(cards, visit.venue.cards, lastFour)
    const known = { ...visit, venue: { ...visit.venue, cards } }
    if (!added) return [refusedCard(known, stage, notFound)]
    return goOn({ ...known, choices: { ...visit.choices, card: { kind: 'savedCard', id: added.id } } }, stage, key)
  },
}
