import { describe, expect, it } from 'vitest'
import { answered, failed } from '../../shared/api/answers/answer.ts'
import { cents } from '../../shared/money/money.ts'
import type { CheckoutState } from '../checkout.ts'
import type { CheckoutEvent } from '../events.ts'
import { after, notPaid } from '../examples/events.ts'
import { buyer } from '../examples/examples.ts'
import { link, order, states } from '../examples/states.ts'
import { transition } from '../transition.ts'

const costs = (sum: number, promoCode: string | null) =>
  ({ type: 'loadOrderAnswered', answer: answered({ ...order, pay: cents(sum), promoCode }) }) as const satisfies CheckoutEvent
const look = 'Nothing was charged: please look at the total before you pay.'
const reason = (text: string, promoCode: string | null = 'ACCEPTED') => notPaid({ kind: 'repriced', reason: text, promoCode })
const changed = reason('The price has changed.')

describe('CHK-04 CHK-03 a payment that is refused for its total', () => {
  it('reads the new one, and returns to the card', () => {
    const [reading, ...commands] = transition(states.payment, changed)
    expect(commands).toEqual([{ type: 'loadOrder', link: { option: order.option, promoCode: 'ACCEPTED' } }])
    expect(after(reading, costs(5_000, 'ACCEPTED'))).toMatchObject({
      status: 'payment',
      buyer,
      visit: { order: { pay: 5_000 }, askedCode: 'ASKED', account: { kind: 'member' } },
      notice: `The price has changed. It was $45.00, and is $50.00 now. ${look}`,
    })
    expect(after(reading, { type: 'reloaded' })).toMatchObject({ status: 'loading', opening: { paying: { buyer, shown: 4_500 } } })
  })

  it.each<[string, CheckoutEvent, string | null, string | null, string]>([
    [
      'with a refused coupon',
      reason('The coupon was used.', null),
      null,
      null,
      `The coupon was used. Without it the price is $50.00: it was $45.00. ${look}`,
    ],
  ])('is explained %s', (_, refusal, askedCode, promoCode, message) => {
    const asked = after(states.payment, refusal)
    expect(asked).toMatchObject({ status: 'repricing', visit: { askedCode } })
    expect(after(asked, costs(5_000, promoCode))).toMatchObject({ status: 'payment', visit: { askedCode }, notice: message })
  })

  it('is explained also if the price is the same', () => {
    const still = 'The price is still $45.00, and nothing was charged. Please try again.'
    for (const [refusal, why] of [
      [changed, 'We could not confirm the price.'],
      [reason('The till is busy'), 'The till is busy.'],
    ] as const)
      expect(after(states.payment, refusal, costs(4_500, 'ACCEPTED'))).toMatchObject({ notice: `${why} ${still}` })
  })

  it('still reports a code that never lowered the price', () => {
    const plain = { ...order, promoCode: null }
    const paying = after(states.loading, { type: 'loadOrderAnswered', answer: answered(plain) }, { type: 'buyerSubmitted', buyer })
    const [reading, command] = transition(paying, reason('The price has changed.', null))
    expect([reading, command]).toMatchObject([{ visit: { askedCode: 'ASKED' } }, { link: { option: link.option, promoCode: null } }])
    expect(after(reading, costs(5_000, null))).toMatchObject({
      visit: { askedCode: 'ASKED' },
      notice: `The price has changed. It was $45.00, and is $50.00 now. ${look}`,
    })
  })

  it.each<[Parameters<typeof failed>[0], CheckoutState['status']]>([
    [{ kind: 'refused', status: 410, message: null }, 'expired'],
    [{ kind: 'refused', status: 422, message: null }, 'payment'],
  ])('leads on if the new total cannot be read: %j', (failure, status) => {
    const at = after(states.payment, changed, { type: 'loadOrderAnswered', answer: failed(failure) })
    expect(at.status).toBe(status)
    if (status === 'payment')
      expect(at).toMatchObject({
        notice: 'The price has changed. We could not read the new total, and nothing was charged. Please try again.',
      })
  })
})
