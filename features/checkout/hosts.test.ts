import { expect, it } from 'vitest'
import { backLabel, detailsIntro, stepsOfUse, againLabel } from './hosts.ts'

it.each([
  ['give', 'giftCard', 'Give a good meal. The receipt goes to you.', 'Give another good meal'],
  ['give', 'credit', 'Your receipt goes to your email.', 'See the gift cards'],
  ['give', 'pass', 'Your receipt goes to your email.', 'See the gift cards'],
  ['pass', 'pass', 'Dine with your pass. The receipt goes to you.', 'See what else there is'],
  ['pass', 'credit', 'Your receipt goes to your email.', 'See what else there is'],
  ['plain', 'giftCard', 'Your receipt goes to your email.', 'Give another gift'],
  ['plain', 'credit', 'Your receipt goes to your email.', 'See what else there is'],
] as const)('ENT-06 on the %s host, a checkout of a %s says what is true of it', (host, product, intro, again) => {
  expect([detailsIntro(host, product), againLabel(host, product)]).toEqual([intro, again])
})

it('ENT-06 the way back names what its host sells', () => {
  expect((['give', 'pass', 'plain'] as const).map(backLabel)).toEqual(['See the gift cards', 'See the pass and more', 'See what there is'])
})

it.each([
  ['credit', 'Your card pays only the rest.'],
  ['giftCard', 'They spend it with the Test app.'],
  ['pass', 'You show it at the table.'],
] as const)('CHK-02 a %s says how it is used, by steps', (product, last) => {
  const steps = stepsOfUse(product, 'Test')
  expect(steps.at(-1)).toBe(last)
  expect(steps).not.toContain('')
})
