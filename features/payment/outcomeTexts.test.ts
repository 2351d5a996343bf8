import { describe, expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import { earlierTexts, startedText, unknownTexts } from './outcomeTexts.ts'

const startedAt = new Date(2026, 10, 20, 13, 30).getTime()

it('NET-08 says when a payment was started, whatever the device recorded', () => {
  expect(startedText(startedAt)).toMatch(/^on Nov 20, 2026, 1:30\sPM$/)
  expect([null, Number.NaN, 1e300].map(startedText)).toEqual(['before', 'before', 'before'])
})

describe('NET-08 an attempt without an outcome', () => {
  const ofSoup = earlierTexts({ amount: cents(10_00), currency: 'USD', what: 'soup', startedAt })

  it.each([
    ['this page', unknownTexts],
    ['an earlier visit', ofSoup],
  ])('of %s is told apart at each step, and a wait is named', (_, texts) => {
    const steps = Object.values(texts)
    for (const { title, intro } of steps) expect([title, intro]).not.toContain('')
    expect(new Set(steps.map(({ intro }) => intro)).size).toBe(steps.length)
    const waits = Object.entries(texts).flatMap(([step, { pending }]) => (pending === undefined ? [] : [[step, pending !== '']]))
    expect(waits).toEqual([
      ['asking', true],
      ['closing', true],
    ])
  })

  it('of an earlier visit is named by its sum, by what it paid, and by its time', () => {
    for (const { intro } of Object.values(ofSoup)) expect(intro).toContain('$10.00 for soup')
    for (const step of ['asking', 'unreachable', 'noFinalAnswer', 'notFound'] as const)
      expect(ofSoup[step].intro).toMatch(/^You started to pay \$10\.00 for soup on Nov 20, 2026, 1:30\sPM[,.]/)
    const nameless = earlierTexts({ amount: cents(10_00), currency: 'USD', what: null, startedAt: null })
    expect(nameless.notFound.intro).toMatch(/^You started to pay \$10\.00 before\. /)
  })
})
