import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { things } from '../../../../features/payment/thing.ts'
import { answered } from '../../../../features/shared/api/answers/answer.ts'
import { cents } from '../../../../features/shared/money/money.ts'
import { stubBrowser } from '../../testing/browser.ts'
import { stubLocks } from '../../testing/locks.ts'
import { answer, json, sent } from '../../testing/server.ts'
import { createAttemptRecords } from './attemptRecords.ts'
import { closeForeign, lookUpForeign } from './channels.ts'

// The surfaces that pay a bill, on one device.

const thing = things.bill({ location: '700', check: '1042' })
const surface = (name: string) => createAttemptRecords<object>(name, z.object({}), () => thing)
const hosted = surface('pos.unresolved')
const diner = surface('diner.unresolved')
const managers = surface('managers.unresolved')
const attempt = (key: string) => ({ key, thing, name: 'check 1042', amount: cents(78_68), currency: 'NZD' as const, shown: cents(103_68) })
const options = { signal: new AbortController().signal }
const send = vi.fn(async () => answered('sent'))

beforeEach(() => {
  sent.length = 0
  send.mockClear()
  stubBrowser({ apiOrigin: 'https://api.example' })
  stubLocks()
})

describe('NET-08 POS-14 an attempt to pay a bill without an outcome', () => {
  it('is listed where it can be looked up, before the bill is read', async () => {
    await hosted.sendAlone(attempt('of hosted'), send)
    await managers.sendAlone({ ...attempt('of managers'), thing: things.bill({ location: '700', check: '7' }) }, send)
    expect([diner, managers].map(({ list }) => list().map(({ key }) => key))).toEqual([['of hosted'], ['of hosted', 'of managers']])
    expect([diner.channelOf('of hosted'), hosted.channelOf('of hosted')]).toEqual(['pos.unresolved', null])
  })

  it('of release 0.2 comes first, too, unless its payer has seen that it was paid', () => {
    const record = { kind: 'bill', ticket: '1042', amount: 78_68, at: 1 }
    const nameOf = (key: string) => `platewell.testenterprise.pos.unresolved.${key}`
    window.localStorage.setItem(nameOf('old'), JSON.stringify(record))
    window.localStorage.setItem(nameOf('seen'), JSON.stringify({ ...record, paidAt: 2 }))
    expect(diner.list()).toMatchObject([{ key: 'old', amount: 78_68, currency: 'USD', isForeign: true }])
    expect(hosted.list()).toMatchObject([{ key: 'old', thing }])
  })

  it('is looked up and closed by the calls of the surface that has sent it', async () => {
    answer(() => json({ outcome: 'paid', pos_success: true, transaction: { id: 'p-1', amount_charged: '78.68' } }))
    const paid = { outcome: 'foreignPaid', charged: 78_68, posInformed: true } as const
    expect(await lookUpForeign('pos.unresolved', 'a', options)).toEqual(answered(paid))
    answer(() => json({ outcome: 'paid', pos_success: false, transaction: { id: 'p-1', amount_charged: '78.68' } }))
    expect(await lookUpForeign('pos.unresolved', 'a', options)).toEqual(answered({ ...paid, posInformed: false }))
    answer(() => json({ outcome: 'closed' }))
    expect(await closeForeign('diner.unresolved', 'a', options)).toEqual(answered({ outcome: 'closed' }))
    expect(await lookUpForeign('managers.unresolved', 'a', options)).toMatchObject({ ok: false })
    expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /api/v3/payment_attempts/a',
      'GET /api/v3/payment_attempts/a',
      'POST /api/v4/ticket_payments/a/close',
    ])
  })
})
