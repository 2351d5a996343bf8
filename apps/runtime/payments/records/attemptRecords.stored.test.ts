import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answered } from '../../../../features/shared/api/answers/answer.ts'
import { things } from '../../../../features/payment/thing.ts'
import { cents } from '../../../../features/shared/money/money.ts'
import { shortHash } from '../../../../features/shared/api/answers/shortHash.ts'
import { agreementOn, seen } from '../../testing/agreements.ts'
import { fill, stubBrowser } from '../../testing/browser.ts'

const day = 24 * 60 * 60 * 1_000
const thingOf = (option: string) => things.purchase({ option, buyer: '' })
const reference = z.object({ bill: z.string() })
const attempt = (key: string, bill = 'supper') => ({ ...agreementOn(thingOf(bill), { bill }), key })
const nameOf = (key: string) => `platewell.testenterprise.entry.${shortHash(key)}`
const send = vi.fn(async () => answered('sent'))

/** A tab of the browser. */
async function open() {
  vi.resetModules()
  const [{ createAttemptRecords }, { entries }] = await Promise.all([import('./attemptRecords.ts'), import('./entries.ts')])
  /** Whether this thing is paid, by any tab; with the attempt's key where this tab has paid it. */
  const paidBy = (thing: ReturnType<typeof thingOf>) => {
    const last = entries.paidFor(thing).at(-1)
    return last ? { key: last.entry?.key ?? null } : null
  }
  return { ...createAttemptRecords('purchase', reference), paidBy }
}
const keys = async () => (await open()).list().map(({ key }) => key)

beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers({ toFake: ['Date'] })
})

/** Later than what was opened or recorded before. */
const passTime = () => vi.setSystemTime(Date.now() + 10)

describe('NET-08 the attempts of a device', () => {
  it('are looked up the oldest first, and in the same order by every tab', async () => {
    for (const key of ['c', 'a', 'b']) {
      // A clock that goes back changes no order.
      vi.setSystemTime(Date.now() - day)
      ;(await open()).record(attempt(key))
    }
    expect(await keys()).toEqual(['c', 'a', 'b'])
  })

  it('are what the device says where the tab says something else', async () => {
    const text = (bill: string) =>
      JSON.stringify({ ...attempt('a', bill), channel: 'purchase', startedAt: Date.now(), count: 1, is: 'sent' })
    window.sessionStorage.setItem(nameOf('a'), text('of the tab'))
    window.localStorage.setItem(nameOf('a'), text('of the device'))
    expect((await open()).list()).toMatchObject([{ terms: { bill: 'of the device' } }])
  })

  it('are settled also where only the tab has them', async () => {
    fill(window.localStorage)
    const { record, end } = await open()
    record(attempt('a'))
    expect(await keys()).toEqual(['a'])
    end(attempt('a'), seen)
    const later = await open()
    expect([later.list(), later.paidBy(thingOf('supper'))]).toEqual([[], { key: 'a' }])
    later.record(attempt('c', 'lunch'))
    const reloaded = await open()
    reloaded.end(attempt('c', 'lunch'), seen)
    expect(reloaded.paidBy(thingOf('lunch'))?.key).toBe('c')
    record(attempt('b'))
    end(attempt('b'), 'uncharged')
    expect(await keys()).toEqual([])
    expect((await open()).paidBy(thingOf('supper'))?.key).toBe('a')
  })

  it('are ended by no clock: a year ahead, in 1970, or two hours back', async () => {
    ;(await open()).record(attempt('a'))
    const other = JSON.stringify({ at: Date.now(), order: 'of another build' })
    window.localStorage.setItem(nameOf('z'), other)
    for (const time of [Date.now() + 365 * day, 0, Date.now() - 2 * 60 * 60 * 1_000]) {
      vi.setSystemTime(time)
      expect([await keys(), window.localStorage.getItem(nameOf('z'))]).toEqual([['a'], other])
    }
  })

  it('are pushed out by newer ones, those of another build first', async () => {
    const records = await open()
    window.localStorage.setItem(nameOf('z'), JSON.stringify({ order: 'of another build' }))
    const numbers = Array.from({ length: 152 }, (_, index) => index)
    for (const number of numbers) records.record(attempt(`k${number}`, `bill ${number}`))
    expect(await keys()).toEqual(numbers.slice(-150).map((number) => `k${number}`))
    expect(window.localStorage.getItem(nameOf('z'))).toBeNull()
  })
})

describe('NET-08 a payment', () => {
  it('was made also where credit alone has paid it', async () => {
    const { end, paidBy } = await open()
    end(attempt('a'), { ...seen, charged: cents(0) })
    expect(paidBy(thingOf('supper'))).toEqual({ key: 'a' })
  })

  it('is remembered whatever the clock says, and its key only by the tab that made it', async () => {
    const { record, end } = await open()
    record(attempt('a'))
    end(attempt('a'), seen)
    vi.setSystemTime(Date.now() + 365 * day)
    expect((await open()).paidBy(thingOf('supper'))).toEqual({ key: 'a' })
    window.sessionStorage.clear()
    expect((await open()).paidBy(thingOf('supper'))).toEqual({ key: null })
  })

  it('is no news to a page that opened after it, also if another one shows it again', async () => {
    const { record, end } = await open()
    record(attempt('a'))
    end(attempt('a'), seen)
    passTime()
    const later = await open()
    passTime()
    end(attempt('a'), seen)
    // More was ordered.
    expect(await later.sendAlone(attempt(later.newKey()), send)).toEqual(answered('sent'))
  })

  it('waits for no attempt that has not been sent', async () => {
    ;(await open()).record(attempt('a'))
    const other = await open()
    expect(await other.sendAlone(attempt(other.newKey()), send)).toEqual(answered('sent'))
  })

  it('waits for an attempt that was unresolved at the press, whatever another tab has shown of it since', async () => {
    const [one, other] = [await open(), await open()]
    const { record, end } = one
    record(attempt('a'))
    await one.sendAlone(attempt('a'), send)
    const key = other.newKey()
    end(attempt('a'), 'left')
    await one.sendAlone(attempt('b'), send)
    const attempts = [{ key: 'a' }, { key: 'b' }]
    expect(await other.sendAlone(attempt(key), send)).toMatchObject({ value: { outcome: 'earlierFirst', attempts } })
  })
})
