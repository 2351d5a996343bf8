import { expect, it } from 'vitest'
import { hostHeadline } from './storeMessages.ts'
import { draft, giftTiers, panel, reading, tiersAt } from './examples/panel.ts'

const cash = tiersAt([50, 60])
const selling = { ...reading, panel, offering: cash, other: giftTiers }

it('ENT-06 the give host asks to give only if gift cards are sold', () => {
  expect(hostHeadline({ ...selling, host: 'give' })).toBe('Give a good meal')
  expect(hostHeadline({ ...selling, host: 'give', draft: { ...draft, tab: 'giftCards' }, offering: giftTiers, other: null })).toBe(
    'Give a good meal',
  )
  expect(hostHeadline({ ...selling, host: 'give', other: null })).toBeNull()
  expect([hostHeadline({ ...selling, host: 'pass', other: null }), hostHeadline(selling)]).toEqual(['Dine with your pass', null])
})
