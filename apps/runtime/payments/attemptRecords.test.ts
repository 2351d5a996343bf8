import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cents } from '../../../features/shared/money/money.ts'
import { fill, stubBrowser } from '../testing/browser.ts'

const reference = z.object({ bill: z.string() })
const supper = { key: 'attempt-1', bill: 'supper', amount: cents(50_00) }
const lunch = { key: 'attempt-2', bill: 'lunch', amount: cents(20_00) }
/** What a request holds besides: it must not be recorded. */
const withPayer = { ...supper, email: 'ada.moreau@mail.example', paymentMethodId: 'pm_visa' }
const paid = { isPaid: true, isSettled: true }
const uncharged = { isPaid: false, isSettled: true }

/** Opens a page of the surface, with the browser's storage. */
async function open() {
  vi.resetModules()
  const { createAttemptRecords } = await import('./attemptRecords.ts')
  return createAttemptRecords('test', reference, ({ bill }) => bill)
}
const now = { isEarlier: false }
const listed = async () => (await open()).list()

/** Whether leaving the page asks first. */
const isHeldBack = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => void stubBrowser())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('NET-08 an attempt to pay', () => {
  it('is found on another page until its outcome is known and shown', async () => {
    const { saved, shown } = (await open()).watch('visit')
    saved(supper, now)
    expect(await listed()).toEqual([supper])
    saved(null, now)
    expect(await listed()).toEqual([supper])
    shown(uncharged)
    expect(await listed()).toEqual([])
    expect(isHeldBack()).toBe(false)
  })

  it('is found after it was shown too, while the till was not informed of it', async () => {
    const { saved, shown } = (await open()).watch('visit')
    saved(supper, now)
    shown({ isPaid: true, isSettled: false })
    expect(await listed()).toEqual([supper])
  })

  it('is settled after a reloaded page has shown the confirmation', async () => {
    ;(await open()).watch('visit').saved(supper, now)
    const { saved, shown } = (await open()).watch('visit')
    saved(null, now)
    shown(paid)
    expect(await listed()).toEqual([])
  })

  it('stays while another thing is settled', async () => {
    ;(await open()).watch('one').saved(supper, now)
    const { saved, shown } = (await open()).watch('other')
    saved(lunch, now)
    shown(paid)
    expect(await listed()).toEqual([supper])
    expect((await open()).list(({ bill }) => bill === 'lunch')).toEqual([])
  })

  it('is recorded with what is paid alone, and nothing of the payer', async () => {
    ;(await open()).watch('visit').saved(withPayer, now)
    const [text] = Array.from({ length: window.localStorage.length }, (_, index) =>
      window.localStorage.getItem(window.localStorage.key(index) ?? ''),
    )
    expect(text).toMatch(/supper/)
    expect(text).not.toMatch(/ada|pm_visa/)
  })

  it('is saved in the tab if the device’s storage is full, and in the device if the tab’s is', async () => {
    for (const full of ['localStorage', 'sessionStorage'] as const) {
      stubBrowser()
      fill(window[full])
      ;(await open()).watch('visit').saved(supper, now)
      expect(isHeldBack()).toBe(false)
      expect(await listed()).toEqual([supper])
    }
  })

  it('asks before leaving only while it cannot be recorded', async () => {
    for (const storage of [window.localStorage, window.sessionStorage]) fill(storage)
    const { saved } = (await open()).watch('visit')
    saved(supper, now)
    expect(isHeldBack()).toBe(true)
    saved(null, now)
    expect(isHeldBack()).toBe(false)
  })

  it('is deleted after a week, or if its record cannot be read; a paid one is remembered for a month', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const day = 24 * 60 * 60 * 1_000
    ;(await open()).watch('one').saved(supper, now)
    const { saved, shown } = (await open()).watch('other')
    saved(lunch, now)
    shown(paid)
    window.localStorage.setItem('platewell.testenterprise.test.broken', '{"bill":')
    vi.setSystemTime(Date.now() + 7 * day)
    expect(await listed()).toEqual([])
    expect((await open()).paidBy('lunch')).toBe(lunch.key)
    vi.setSystemTime(Date.now() + 23 * day)
    expect((await open()).paidBy('lunch')).toBeNull()
  })

  it('leads to the attempt that followed it, also after a reload', async () => {
    const first = (await open()).watch('visit')
    first.saved(supper, now)
    first.shown(uncharged)
    ;(await open()).watch('visit').saved({ ...supper, key: 'attempt-2' }, now)
    const { attemptAfter } = await import('./nextAttempt.ts')
    expect([attemptAfter('attempt-1'), attemptAfter('attempt-2')]).toEqual(['attempt-2', null])
  })
})
