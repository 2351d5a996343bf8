import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answer.ts'
import { cents } from '../../shared/money/money.ts'
import type { CheckoutEvent, CheckoutState } from '../checkout.ts'
import { buyer, pay } from '../testing/examples.ts'
import { link, order, states, second } from '../testing/states.ts'
import { transition } from '../transition.ts'
import { after } from '../testing/events.ts'

const said = (message: string | null, status = 422) =>
  ({ type: 'sendPaymentAnswered', answer: refused(message, status) }) as const satisfies CheckoutEvent
const costs = (sum: number, promoCode: string | null) =>
  ({ type: 'loadOrderAnswered', answer: answered({ ...order, pay: cents(sum), promoCode }) }) as const satisfies CheckoutEvent
const look = 'Nothing was charged: please look at the total before you pay.'

const byCard = states.paying
const byWallet = after(states.preparing, { type: 'makePaymentMethodAnswered', answer: answered({ id: 'pm_wallet' }) })
const byNewCard = after(states.payment, { type: 'methodChosen', method: { kind: 'newCard' } }, pay, {
  type: 'makePaymentMethodAnswered',
  answer: answered({ id: 'pm_new' }),
})

describe('CHK-04 CHK-03 a payment that is refused for its total', () => {
  it.each([
    ['a card that paid before', byCard, second],
    ['a wallet', byWallet, second],
    ['a card that was typed', byNewCard, { kind: 'newCard' }],
  ] as const)('returns to the card as it was, from %s', (_, paying, method) => {
    const at = after(paying, said(null, 412), costs(5_000, 'ACCEPTED'))
    expect(at).toMatchObject({
      status: 'payment',
      buyer,
      method,
      visit: { method, order: { pay: 5_000 }, askedCode: 'ASKED', account: { kind: 'member' } },
    })
    expect(at).toHaveProperty('problem.message', `The price has changed. It was $45.00, and is $50.00 now. ${look}`)
    expect(after(paying, said(null, 412), { type: 'reloaded' })).toMatchObject({
      status: 'loading',
      paying: { buyer, method, shown: 4_500 },
    })
  })

  it.each<[string, CheckoutEvent, string | null, string | null, string]>([
    [
      'with the server’s message',
      said('Prices have gone up', 412),
      'ASKED',
      'ACCEPTED',
      `Prices have gone up. It was $45.00, and is $50.00 now. ${look}`,
    ],
    [
      'with a refused code',
      said('This promo code has ended!'),
      null,
      null,
      `This promo code has ended! Without it the price is $50.00: it was $45.00. ${look}`,
    ],
    [
      'with a refused coupon',
      said('The coupon was used.'),
      null,
      null,
      `The coupon was used. Without it the price is $50.00: it was $45.00. ${look}`,
    ],
  ])('is explained %s', (_, refusal, askedCode, promoCode, message) => {
    const asked = after(byCard, refusal)
    expect(asked).toMatchObject({ status: 'repricing', visit: { askedCode } })
    expect(after(asked, costs(5_000, promoCode))).toMatchObject({
      status: 'payment',
      visit: { askedCode },
      problem: { on: 'page', message },
    })
  })

  it('is explained also if the price is the same', () => {
    expect(after(byCard, said(null, 412), costs(4_500, 'ACCEPTED'))).toMatchObject({
      problem: { message: `The price has changed. It is $45.00. ${look}` },
    })
  })

  it('still reports a code that never lowered the price', () => {
    const plain = { ...order, promoCode: null }
    const paying = after(states.loading, { type: 'loadOrderAnswered', answer: answered(plain) }, { type: 'buyerSubmitted', buyer }, pay, {
      type: 'makePaymentMethodAnswered',
      answer: answered({ id: 'pm' }),
    })
    const [reading, command] = transition(paying, said(null, 412))
    expect([reading, command]).toMatchObject([{ visit: { askedCode: 'ASKED' } }, { link: { option: link.option, promoCode: null } }])
    expect(after(reading, costs(5_000, null))).toMatchObject({
      visit: { askedCode: 'ASKED' },
      problem: { message: `The price has changed. It was $45.00, and is $50.00 now. ${look}` },
    })
  })

  it.each<[Parameters<typeof failed>[0], CheckoutState['status']]>([
    [{ kind: 'refused', status: 404, message: null }, 'expired'],
    [{ kind: 'refused', status: 410, message: null }, 'expired'],
    [{ kind: 'refused', status: 422, message: null }, 'payment'],
    [{ kind: 'refused', status: 429, message: null }, 'payment'],
    [{ kind: 'server' }, 'payment'],
  ])('leads on if the new total cannot be read: %j', (failure, status) => {
    const at = after(byCard, said(null, 412), { type: 'loadOrderAnswered', answer: failed(failure) })
    expect(at.status).toBe(status)
    if (status === 'payment')
      expect(at).toMatchObject({
        method: second,
        problem: {
          on: 'page',
          message: 'The price has changed. We could not read the new total, and nothing was charged. Please try again.',
        },
      })
  })
})
