import { expect, it } from 'vitest'
import { answered } from '../shared/api/answers/answer.ts'
import { cents } from '../shared/money/money.ts'
import { after, expired } from './examples/events.ts'
import { checkoutWith, details, orderFor, present } from './examples/examples.ts'
import { transition } from './transition.ts'
import { begin } from './states/opening.ts'

const atCard = after(checkoutWith(orderFor('credit')), details)

it('CHK-01 needs an option', () => {
  expect(begin({ link: { option: null, promoCode: null }, isMember: false, timeZone: 'UTC' })).toEqual([
    { status: 'unknownOption', opening: null },
  ])
})

it('CHK-05 a gift that was written before it is paid outlives a reload', () => {
  const written = after(checkoutWith(orderFor('giftCard')), { type: 'presentTyped', present })
  const read = { type: 'loadOrderAnswered', answer: answered(orderFor('giftCard')) } as const
  expect(after(written, { type: 'reloaded' }, read)).toMatchObject({ status: 'checkout', visit: { present } })
})

it('a reload reads the price again, also of an option that had expired, and keeps the buyer’s details and step', () => {
  const [reading, command] = transition(atCard, { type: 'reloaded' })
  expect(command).toMatchObject({ type: 'loadOrder' })
  expect(after(reading, { type: 'loadOrderAnswered', answer: answered({ ...orderFor('credit'), pay: cents(4_000) }) })).toMatchObject({
    status: 'payment',
    buyer: { firstName: 'Ada' },
    visit: { order: { pay: 4_000 } },
  })
  const gone = after(atCard, expired)
  expect(gone).toMatchObject({ status: 'expired' })
  expect(transition(gone, { type: 'reloaded' })[1]).toMatchObject({ type: 'loadOrder' })
})
