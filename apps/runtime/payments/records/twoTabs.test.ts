import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answered, failed } from '../../../../features/shared/api/answers/answer.ts'
import { things } from '../../../../features/payment/thing.ts'
import { shortHash } from '../../../../features/shared/api/answers/shortHash.ts'
import { agreementOn } from '../../testing/agreements.ts'
import { fill, stubBrowser } from '../../testing/browser.ts'
import { stubLocks } from '../../testing/locks.ts'
import { answer, openTab, paid, sent } from '../../testing/paymentTab.ts'

const earlierFirst = (...keys: readonly string[]) =>
  answered({ outcome: 'earlierFirst', attempts: keys.map((key) => ({ key, terms: { bill: 'check 1' }, amount: 50_00 })) })

beforeEach(() => {
  sent.length = 0
  stubBrowser()
  stubLocks()
})

describe('NET-08 POS-14 two tabs', () => {
  it('send one request for one bill, also if both were pressed at the same moment', async () => {
    const [a, b] = [await openTab(), await openTab()]
    const [keyA, keyB] = [a.press(), b.press()]
    const first = a.send(keyA, 'check 1')
    expect(await b.send(keyB, 'check 1')).toMatchObject(earlierFirst(keyA))
    answer(paid)
    expect(await first).toEqual(paid)
    expect(sent).toEqual([keyA])
  })

  it('send one request if the second was pressed before the first was answered, and sends after that', async () => {
    const [a, b] = [await openTab(), await openTab()]
    const keyA = a.press()
    const first = a.send(keyA, 'check 1')
    await vi.waitFor(() => expect(sent).toEqual([keyA]))
    const keyB = b.press()
    answer(paid)
    await first
    a.show(keyA)
    expect(await b.send(keyB, 'check 1')).toMatchObject(earlierFirst(keyA))
    expect(sent).toEqual([keyA])
  })

  it('know of both attempts of a third for the same bill, and of none for another', async () => {
    const [a, b, c] = [await openTab(), await openTab(), await openTab()]
    const keys = [a.press(), b.press(), c.press()] as const
    for (const [tab, bill, key] of [
      [a, 'check 1', keys[0]],
      [b, 'check 2', keys[1]],
    ] as const) {
      const sending = tab.send(key, bill)
      await vi.waitFor(() => expect(sent).toContain(key))
      answer(failed({ kind: 'timeout' }))
      await sending
    }
    expect(await c.send(c.press(), 'check 1')).toMatchObject(earlierFirst(keys[0]))
    const third = c.send(c.press(), 'check 3')
    await vi.waitFor(() => expect(sent).toHaveLength(3))
    answer(paid)
    expect(await third).toEqual(paid)
  })

  it('send one request where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {})
    const [a, b] = [await openTab(), await openTab()]
    const [keyA, keyB] = [a.press(), b.press()]
    void a.send(keyA, 'check 1')
    expect(await b.send(keyB, 'check 1')).toMatchObject(earlierFirst(keyA))
    await vi.waitFor(() => expect(sent).toEqual([keyA]))
  })

  it('send one request where the browser has no locks and both were pressed in the same moment: the older one', async () => {
    vi.stubGlobal('navigator', {})
    const b = await openTab()
    const second = b.send(b.press(), 'check 1')
    // The other tab's record arrives after this one has looked.
    const record = { ...agreementOn(things.purchase({ option: 'check 1', buyer: '' }), { bill: 'check 1' }), key: 'a', channel: 'hosted' }
    window.localStorage.setItem(
      `platewell.testenterprise.entry.${shortHash('a')}`,
      JSON.stringify({ ...record, startedAt: 1, count: 0, is: 'sent' }),
    )
    expect(await second).toMatchObject(earlierFirst('a'))
    expect(sent).toEqual([])
  })

  it('send one request where the browser stores nothing: the second does not know the outcome', async () => {
    vi.useFakeTimers()
    const [a, b] = [await openTab(), await openTab()]
    void a.send(a.press(), 'check 1')
    // Neither tab sees the other's record.
    window.localStorage.clear()
    window.sessionStorage.clear()
    const second = b.send(b.press(), 'check 1')
    await vi.runAllTimersAsync()
    expect(await second).toEqual(failed({ kind: 'timeout' }))
    expect(sent).toHaveLength(1)
  })

  it('send one request where the browser stores nothing, also after the first was answered', async () => {
    const { localStorage, sessionStorage } = window
    for (const storage of [localStorage, sessionStorage]) fill(storage)
    vi.useFakeTimers()
    const [a, b] = [await openTab(), await openTab()]
    const first = a.send(a.press(), 'check 1')
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    answer(paid)
    expect(await first).toEqual(paid)
    // The lock that the first tab held during its request is free by now.
    await vi.runAllTimersAsync()
    const second = b.send(b.press(), 'check 1')
    await vi.runAllTimersAsync()
    expect(await second).toEqual(failed({ kind: 'timeout' }))
    expect(sent).toHaveLength(1)
  })

  it('look an attempt up only after its request was answered', async () => {
    const [a, b] = [await openTab(), await openTab()]
    const key = a.press()
    void a.send(key, 'check 1')
    await vi.waitFor(() => expect(sent).toEqual([key]))
    const ask = vi.fn(async () => paid)
    const lookedUp = b.lookUp(key, ask)
    await new Promise((resolve) => setTimeout(resolve))
    expect(ask).not.toHaveBeenCalled()
    answer(paid)
    expect(await lookedUp).toEqual(paid)
  })
})

it('NET-08 the same attempt is sent again under its key, whatever else is unresolved', async () => {
  const tab = await openTab()
  const key = tab.press()
  const first = tab.send(key, 'check 1')
  await vi.waitFor(() => expect(sent).toEqual([key]))
  answer(failed({ kind: 'timeout' }))
  await first
  const again = tab.send(key, 'check 1')
  await vi.waitFor(() => expect(sent).toEqual([key, key]))
  answer(paid)
  expect(await again).toEqual(paid)
})
