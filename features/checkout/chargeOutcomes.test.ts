import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { chargeResponse, closeResponse, lookUpResponse } from './chargeWire.ts'

const read = (schema: z.ZodMiniType, body: object): unknown => z.safeParse(schema, body).data
const bought = {
  outcome: 'purchased',
  purchase: { id: 'p1', user_email: 'ada@mail.example', new_user: true, reset_token: 'reset', keep_gift_bonus: true },
}
const closed = { outcome: 'closed' }
const unknown = { outcome: 'unknown' }
const responses = { purchase: chargeResponse, close: closeResponse, lookUp: lookUpResponse }

describe('NET-08 CHK-04 the result of an attempt', () => {
  it.each(Object.entries(responses))('is read from a %s', (_, response) => {
    expect(read(response, { outcome: 'requires_action', client_secret: 'bank-secret' })).toEqual({
      outcome: 'requiresAction',
      clientSecret: 'bank-secret',
    })
    expect(read(response, { outcome: 'declined', decline_code: 'card_declined' })).toEqual({ outcome: 'declined', code: 'card_declined' })
    expect(read(response, bought)).toMatchObject({
      outcome: 'paid',
      receipt: { id: 'p1', email: 'ada@mail.example', resetToken: 'reset', keepsGiftBonus: true },
    })
    expect(read(response, { outcome: 'purchased' })).toMatchObject({
      receipt: { id: null, email: null, resetToken: null, keepsGiftBonus: false, billing: null },
    })
    expect(read(response, { outcome: 'requires_action' })).toBeUndefined()
    expect(read(response, { outcome: 'refunded' })).toBeUndefined()
  })

  it('is closed or unknown only for the calls that can answer so', () => {
    const heard = (body: object) =>
      Object.entries(responses).flatMap(([name, response]) => (read(response, body) === undefined ? [] : [name]))
    expect([heard(closed), heard(unknown)]).toEqual([['close', 'lookUp'], ['lookUp']])
    expect([read(closeResponse, closed), read(lookUpResponse, closed), read(lookUpResponse, unknown)]).toEqual([closed, closed, unknown])
  })

  it.each([
    [{ new_user: false }, { resetToken: null }],
    [{ new_user: null }, { resetToken: null }],
    [{ reset_token: '' }, { resetToken: null }],
    [{ user_email: '' }, { email: null }],
    [{ billing_interval: 'yearly', monthly_billing_day: 3 }, { billing: { interval: 'yearly' } }],
    [{ billing_interval: 'monthly' }, { billing: { interval: 'monthly', monthlyDay: null } }],
  ])('CHK-07 CHK-10 reads a purchase with %j', (said, expected) => {
    expect(read(chargeResponse, { ...bought, purchase: { ...bought.purchase, ...said } })).toMatchObject({ receipt: expected })
  })
})
