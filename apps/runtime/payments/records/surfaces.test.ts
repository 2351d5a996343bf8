import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChannelName } from '../../../../features/payment/channel.ts'
import { things } from '../../../../features/payment/thing.ts'
import { answered } from '../../../../features/shared/api/answers/answer.ts'
import { agreementOn, seen } from '../../testing/agreements.ts'
import { stubBrowser } from '../../testing/browser.ts'
import { stubLocks } from '../../testing/locks.ts'
import { sent } from '../../testing/server.ts'
import { createAttemptRecords } from './attemptRecords.ts'
import { entries } from './entries.ts'

// The channels that pay a bill, on one device.

const thing = things.bill({ location: '700', check: '1042' })
const another = things.bill({ location: '700', check: '7' })
const channel = (name: ChannelName) => createAttemptRecords(name, z.object({}))
const [hosted, diner, managers, order] = [channel('hosted'), channel('diner'), channel('managers'), channel('order')]
const attempt = (key: string, of = thing) => ({ ...agreementOn(of, {}), key })
const send = vi.fn(async () => answered('sent'))
const untold = { charged: null, isSettled: false } as const
const keys = (...records: readonly (typeof hosted)[]) => records.map(({ list }) => list(thing).map(({ key }) => key))

beforeEach(() => {
  sent.length = 0
  send.mockClear()
  stubBrowser({ apiOrigin: 'https://api.example' })
  stubLocks()
})

describe('NET-08 POS-14 an attempt to pay a bill without an outcome', () => {
  it('is listed by its own channel with its terms, and by others of its audience without, before the bill is read', async () => {
    await hosted.sendAlone(attempt('of hosted'), send)
    await managers.sendAlone(attempt('of managers', another), send)
    const listed = () => [diner, managers, order].map(({ list }) => list().map(({ key, terms }) => [key, terms]))
    expect(listed()).toEqual([[['of hosted', null]], [['of managers', {}]], []])
    // The bill is the same.
    expect([keys(managers), diner.list(another).map(({ key }) => key)]).toEqual([
      [['of hosted', 'of managers']],
      ['of hosted', 'of managers'],
    ])
  })

  it('stays its own channel’s, where another page goes on without it', async () => {
    await managers.sendAlone(attempt('of managers'), send)
    const [found] = diner.list(thing)
    if (found) diner.end(found, 'left')
    expect([entries.find('of managers')?.is, ...keys(diner, managers)]).toEqual(['left', [], ['of managers']])
  })
})

describe('NET-08 POS-12 a payment that the till does not know', () => {
  it('is shown first by each page of its bill, whichever page has shown it or another bill’s before', async () => {
    await hosted.sendAlone(attempt('proof'), send)
    hosted.end(attempt('proof'), untold)
    const [found] = diner.list(thing)
    if (found) diner.end(found, untold)
    expect([...keys(hosted, diner), diner.list(another)]).toEqual([['proof'], ['proof'], []])
    // Every page asks before it is paid again.
    expect([hosted, diner].map(({ paidBefore }) => paidBefore(attempt('next')))).toMatchObject([{ again: 'asked' }, { again: 'asked' }])
    // Its payer, or a till that knows it, ends it.
    hosted.end(attempt('proof'), { ...untold, isDone: true })
    expect([...keys(hosted, diner), entries.find('proof')?.is]).toMatchObject([[], [], { isSettled: true }])
  })

  it('is in the device with its key, and after it is settled as a mark alone', () => {
    hosted.record(attempt('secret'))
    hosted.end(attempt('secret'), untold)
    const device = () =>
      JSON.stringify(
        Array.from({ length: window.localStorage.length }, (_, index) => window.localStorage.getItem(window.localStorage.key(index) ?? '')),
      )
    expect(device()).toContain('secret')
    hosted.end(attempt('secret'), seen)
    expect(device()).not.toMatch(/secret|1042|5000/)
  })
})
