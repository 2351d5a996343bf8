import { expect, it } from 'vitest'
import { chosenCard, isAtHand } from './running.ts'
import { type LunchPayment, cards, lunchRules, paymentStates } from '../examples.ts'
import type { PaymentState } from './payment.ts'
import { paymentSteps } from './paymentSteps.ts'

const saved = (id: string) => ({ kind: 'savedCard', id }) as const

it('CHK-04 pays with the first saved card, with the chosen one, or with a new one if that is gone', () => {
  expect(chosenCard(null, cards)).toEqual(saved('pm_visa'))
  expect(chosenCard(null, [])).toEqual({ kind: 'newCard' })
  expect(chosenCard({ kind: 'newCard' }, cards)).toEqual({ kind: 'newCard' })
  expect(chosenCard(saved('gone'), cards)).toEqual({ kind: 'newCard' })
  const two = cards.flatMap((card) => [card, { ...card, id: 'pm_second' }])
  expect(chosenCard(saved('pm_second'), two)).toEqual(saved('pm_second'))
  expect([isAtHand(saved('pm_second'), two), isAtHand(saved('gone'), two), isAtHand({ kind: 'newCard' }, 'loading')]).toEqual([
    true,
    false,
    true,
  ])
})

it('CHK-04 has no saved card at hand while they are being read, and keeps the chosen one', () => {
  expect([chosenCard(saved('pm_visa'), 'loading'), chosenCard(null, 'loading').kind]).toEqual([saved('pm_visa'), 'savedCard'])
  for (const chosen of [null, saved('pm_visa')]) expect(isAtHand(chosenCard(chosen, 'loading'), 'loading')).toBe(false)
})

it('CHK-04 stays when the surface goes on to something else, and an error or a question does not', () => {
  const { transition } = paymentSteps<LunchPayment>(lunchRules)
  const { asking, choosing, choosingRefused, paid } = paymentStates
  const next = (state: PaymentState<LunchPayment>) => transition(state, { type: 'nextStarted' })[0]
  expect(next(choosingRefused)).toEqual({ ...choosingRefused, problem: null })
  expect(next(asking)).toEqual({ ...choosing, card: asking.card })
  expect(next(paid)).toEqual({ ...choosing, card: paid.card })
})
