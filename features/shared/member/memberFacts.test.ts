import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { noOptOut, unreadOptOut, withOptOut } from './optedOut.ts'
import { optOutFields, optedOutFromWire } from './optedOutWire.ts'
import { referral, referralText } from './referral.ts'

describe('CHK-11 what a member has opted out of', () => {
  const read = (user: object) => optedOutFromWire(z.parse(z.object(optOutFields), user))

  it('is read from their account', () => {
    expect(read({ has_opted_out_email: true, has_opted_out_sms: 'false' })).toEqual({ email: true, sms: false })
    expect(read({})).toEqual(noOptOut)
    expect(read({ has_opted_out_email: 'maybe', has_opted_out_sms: {} })).toEqual(unreadOptOut)
  })

  it('is never opted in again by boxes that were ticked before it was known', () => {
    const both = { email: true, sms: true }
    expect(withOptOut(both, { email: true, sms: false })).toEqual({ email: false, sms: true })
    expect(withOptOut(both, noOptOut)).toEqual(both)
    expect([withOptOut(both, unreadOptOut), withOptOut(noOptOut, noOptOut)]).toEqual([noOptOut, noOptOut])
  })
})

it.each([
  [{ give: 25, get: '10.00', min_spend: 30 }, 'Your friend gets $25, and you get $10, once they spend $30.'],
  [{ give: '25.50', get: null, min_spend: 0 }, 'Your friend gets $25.50.'],
  [{ give: 25, get: 10 }, 'Your friend gets $25, and you get $10.'],
  [{ give: 25, min_spend: 'much' }, 'Your friend gets $25.'],
  [{ give: 0, get: 10 }, null],
  [{}, null],
  ['FRIEND25', null],
])('CHK-11 CLM-13 a referral of %j', (wire, text) => {
  const read = z.parse(referral, wire)
  expect(read && referralText(read, 'USD')).toBe(text)
})
