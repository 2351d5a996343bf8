import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answered } from '../shared/api/answer.ts'
import { cents } from '../shared/money/money.ts'
import type { Tier } from './panel.ts'
import { suggestionOf } from './suggestion.ts'
import { panelWith, reading, tiersAt } from './examples/panel.ts'
import { begin, transition } from './transition.ts'

const sums = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 }))

/** The suggestion for a spend in dollars, among tiers at these prices. */
function suggested(spend: number, [first = [1, 1], ...more]: readonly (readonly [number, number])[]) {
  const offering = tiersAt(first, ...more)
  const [loading] = begin({ ...reading, spend: cents(spend * 100) })
  const [state] = transition(loading, { type: 'loadPanelAnswered', answer: answered(panelWith({ cash: offering, giftCards: null })) })
  return state.status === 'tiers' && offering.kind === 'tiers' ? { ...suggestionOf(state), tiers: offering.tiers } : null
}
const worth = ({ pay, get }: Tier) => [pay, get] as const

it('CAL-02 PUR-03 suggests the most expensive tier within the spend, and of two at one price the one with more credit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), fc.array(sums, { minLength: 1, maxLength: 6 }), (spend, prices) => {
      const found = suggested(spend, prices)
      const [best] = (found?.tiers ?? [])
        .filter(({ pay }) => pay <= spend * 100)
        .toSorted((one, other) => other.pay - one.pay || other.get - one.get)
      expect(found?.nearest && worth(found.nearest)).toEqual(best && worth(best))
      if (found?.nearest) expect(found.others).toEqual(found.tiers.filter((tier) => tier !== found.nearest))
    }),
  )
})

it('CAL-02 PUR-03 suggests the first of two equal tiers', () => {
  expect(
    suggested(60, [
      [50, 60],
      [50, 60],
    ]),
  ).toMatchObject({ spend: 6_000, nearest: { option: { id: 'ico-0' } } })
})
