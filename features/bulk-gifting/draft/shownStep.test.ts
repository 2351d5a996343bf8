import { expect, it } from 'vitest'
import { cents } from '../../shared/money/money.ts'
import { shownStep } from './shownStep.ts'

it('BLK-06 an address shows no step of an order that lacks what the step needs', () => {
  const steps = (count: number, amount: number | null) =>
    (['recipients', 'gift', 'pay'] as const).map((asked) => shownStep(asked, { count, amount: amount === null ? null : cents(amount) }))
  expect(steps(0, 50_00)).toEqual(['recipients', 'recipients', 'recipients'])
  expect(steps(2, null)).toEqual(['recipients', 'gift', 'recipients'])
  expect(steps(2, 50_00)).toEqual(['recipients', 'gift', 'pay'])
})
