import { expect, it } from 'vitest'
import { againLabel, detailsLead, subscribeLead } from './checkoutMessages.ts'

it.each([
  ['give', 'giftCard', 'Give a good meal. The receipt goes to you.', 'Give another good meal'],
  ['give', 'credit', 'Your receipt goes to your email.', 'See the gift cards'],
  ['give', 'pass', 'Your receipt goes to your email.', 'See the gift cards'],
  ['pass', 'pass', 'Dine with your pass. The receipt goes to you.', 'See what else there is'],
  ['pass', 'credit', 'Your receipt goes to your email.', 'See what else there is'],
  ['plain', 'giftCard', 'Your receipt goes to your email.', 'See what else there is'],
] as const)('ENT-06 on the %s host, a checkout of a %s says what is true of it', (host, product, lead, again) => {
  expect([detailsLead(host, product), againLabel(host, product)]).toEqual([lead, again])
})

it('ENT-06 the choice of subscriptions names the pass only on its host, and only if one is sold', () => {
  expect(subscribeLead('give', ['credit'])).toBe('For your own meals: every month, or once a year.')
  expect(subscribeLead('pass', ['credit', 'pass'])).toBe('Dine with your pass: every month, or once a year.')
  for (const lead of [subscribeLead('pass', ['credit']), subscribeLead('pass', []), subscribeLead('plain', ['pass'])])
    expect(lead).toBe('Every month, or once a year.')
})
