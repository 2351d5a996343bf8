import { expect, it } from 'vitest'
import { headlineOf } from './hostMessages.ts'
import { draft, giftTiers, panel, reading, tiersAt } from './examples/panel.ts'

const cash = tiersAt([50, 60])
const selling = { ...reading, panel, offering: cash, other: giftTiers }

it('ENT-06 the give host asks to give only if gift cards are sold', () => {
  expect(headlineOf({ ...selling, host: 'give' })).toBe('Give a good meal')
  expect(headlineOf({ ...selling, host: 'give', draft: { ...draft, tab: 'giftCards' }, offering: giftTiers, other: null })).toBe(
    'Give a good meal',
  )
  expect(headlineOf({ ...selling, host: 'give', other: null })).toBeNull()
  expect([headlineOf({ ...selling, host: 'pass', other: null }), headlineOf(selling)]).toEqual(['Dine with your pass', null])
})
