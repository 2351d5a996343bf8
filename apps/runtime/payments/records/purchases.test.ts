import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { things } from '../../../../features/payment/thing.ts'
import { type Cents, cents } from '../../../../features/shared/money/money.ts'
import { agreementOn, seen } from '../../testing/agreements.ts'
import { fill, stubBrowser } from '../../testing/browser.ts'

const onSignal = vi.fn()

/** A tab of the browser that shows the same visit. */
async function open(thing = things.purchase({ option: 'supper', buyer: '' })) {
  vi.resetModules()
  window.platewell = { onSignal }
  const [{ createAttemptRecords }, { passReports }] = await Promise.all([import('./attemptRecords.ts'), import('../../signals/signals.ts')])
  passReports()
  const { list, record, end } = createAttemptRecords('purchase', z.object({ bill: z.string() }))
  const attempt = (key: string) => ({ ...agreementOn(thing, { bill: 'supper' }), key, amount: cents(45_00), currency: 'NZD' as const })
  return {
    list,
    send: (key: string) => record(attempt(key)),
    show: (key: string, charged: Cents = cents(45_00)) => end(attempt(key), { ...seen, charged }),
  }
}

/** The signals that the deployment receives: at least this many, and any surplus. */
async function heard(count: number) {
  await vi.waitFor(() => expect(onSignal.mock.calls.length).toBeGreaterThanOrEqual(count), { timeout: 4_000 })
  await new Promise((resolve) => setTimeout(resolve, 20))
  return onSignal.mock.calls.map(([signal]: unknown[]) => signal)
}

beforeEach(() => {
  stubBrowser()
  onSignal.mockClear()
})

describe('NET-09 a purchase is reported', () => {
  it('once, whatever tab or visit shows it again', async () => {
    const [tab, other] = [await open(), await open()]
    tab.send('a')
    expect(await heard(0)).toEqual([])
    tab.show('a')
    other.show('a')
    const later = await open()
    later.show('a')
    expect(await heard(1)).toEqual([expect.objectContaining({ type: 'purchase', amount: 45_00, currency: 'nzd' })])
  })

  it('with what was charged, where the answer says it', async () => {
    const { send, show } = await open()
    send('a')
    show('a', cents(9_00))
    expect(await heard(1)).toMatchObject([{ amount: 9_00 }])
  })

  it('by the visit that learns of it, where the page was left before the answer', async () => {
    ;(await open()).send('a')
    const later = await open()
    expect(later.list()).toHaveLength(1)
    later.show('a')
    expect(await heard(1)).toHaveLength(1)
  })

  it('once also where the browser saves nothing', async () => {
    for (const storage of [window.localStorage, window.sessionStorage]) fill(storage)
    const { send, show } = await open()
    send('a')
    show('a')
    show('a')
    ;(await open()).show('a')
    expect(await heard(1)).toHaveLength(1)
  })

  it('twice where two were made', async () => {
    const { send, show } = await open()
    for (const key of ['a', 'b']) {
      send(key)
      show(key)
    }
    expect(await heard(2)).toHaveLength(2)
  })
})

describe('NET-09 no purchase is reported', () => {
  it('of who has opted out', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true })
    const { send, show } = await open()
    send('a')
    show('a')
    expect(await heard(0)).toEqual([])
  })

  it('of a refund', async () => {
    const { send, show } = await open(things.refund('payment-1'))
    send('a')
    show('a')
    expect(await heard(0)).toEqual([])
  })
})
