import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answered, failed } from '../../../features/shared/api/answer.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { fill, stubBrowser } from '../testing/browser.ts'
import { stubLocks } from '../testing/locks.ts'

const reference = z.object({ bill: z.string() })

/** A tab of the browser: it shares the device's storage and the locks with the others. */
async function openTab({ once = false } = {}) {
  vi.resetModules()
  const [{ createAttemptRecords }, { afterSending }] = await Promise.all([import('./attemptRecords.ts'), import('./tabLocks.ts')])
  const records = createAttemptRecords('test', reference, ({ bill }) => bill, { once })
  const watch = records.watch('visit')
  return {
    records,
    lookUp: afterSending,
    press: records.newKey,
    /** Sends as a flow does: its state is saved first. */
    send: (key: string, bill: string) => {
      const attempt = { key, bill, amount: cents(50_00) }
      watch.saved(attempt)
      return records.sendAlone(attempt, () => server(key))
    },
    /** The payer sees the outcome. */
    show: (key: string) => watch.shown({ paidBy: key, isSettled: true }),
    /** It looks up another tab's attempt. */
    follow: (key: string, bill: string) => watch.saved({ key, bill, amount: cents(50_00) }),
  }
}

const paid = answered({ outcome: 'paid' } as const)
const sent: string[] = []
let answer: (value: typeof paid | ReturnType<typeof failed>) => void = () => undefined

/** A record says when it paid in milliseconds: two pages never open in the same one. */
const passTime = () => new Promise((resolve) => setTimeout(resolve, 2))

/** It answers when the test says so. */
function server(key: string) {
  sent.push(key)
  return new Promise<typeof paid | ReturnType<typeof failed>>((resolve) => (answer = resolve))
}

const earlierFirst = (...keys: readonly string[]) =>
  answered({ outcome: 'earlierFirst', attempts: keys.map((key) => ({ key, bill: 'check 1', amount: 50_00 })) })

beforeEach(() => {
  sent.length = 0
  stubBrowser()
  stubLocks()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
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

  it('send one request if the other has paid and shown it since this page opened, until this one has shown it too', async () => {
    const [a, b] = [await openTab(), await openTab()]
    const keyA = a.press()
    await passTime()
    const first = a.send(keyA, 'check 1')
    await vi.waitFor(() => expect(sent).toEqual([keyA]))
    answer(paid)
    await first
    a.show(keyA)
    expect(await b.send(b.press(), 'check 1')).toMatchObject(earlierFirst(keyA))
    b.follow(keyA, 'check 1')
    b.show(keyA)
    // More was ordered.
    const keyB = b.press()
    const again = b.send(keyB, 'check 1')
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    answer(paid)
    expect(await again).toEqual(paid)
    b.show(keyB)
    expect((await openTab()).records.list()).toEqual([])
  })

  it('pay once for ever what is paid once, also in a tab that opens later', async () => {
    const a = await openTab({ once: true })
    const keyA = a.press()
    const first = a.send(keyA, 'draft 1')
    await vi.waitFor(() => expect(sent).toEqual([keyA]))
    answer(paid)
    await first
    a.show(keyA)
    const b = await openTab({ once: true })
    expect(b.records.paidBy('draft 1')).toBe(keyA)
    expect(b.records.paidBy('draft 2')).toBeNull()
    expect(await b.send(b.press(), 'draft 1')).toMatchObject({ value: { outcome: 'earlierFirst', attempts: [{ key: keyA }] } })
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
    expect(sent).toEqual([keyA])
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
    await Promise.resolve()
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
