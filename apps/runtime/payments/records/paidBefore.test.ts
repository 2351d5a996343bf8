import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cents } from '../../../../features/shared/money/money.ts'
import { stubBrowser } from '../../testing/browser.ts'
import { stubLocks } from '../../testing/locks.ts'
import { answer, openTab, paid, sent } from '../../testing/paymentTab.ts'

beforeEach(() => {
  sent.length = 0
  stubBrowser()
  stubLocks()
})

describe('NET-08 POS-14 the tabs of a device', () => {
  it('ask about what the other has paid and shown since this page opened, and send nothing that nobody was asked about', async () => {
    const [a, b] = [await openTab(), await openTab()]
    const tooEarly = b.press()
    const keyA = a.press()
    const first = a.send(keyA, 'check 1')
    await vi.waitFor(() => expect(sent).toEqual([keyA]))
    answer(paid)
    await first
    a.show(keyA)
    // Pressed before the other paid, and still on its way to the server.
    expect(await b.send(tooEarly, 'check 1')).toMatchObject({ ok: false, failure: { kind: 'refused' } })
    b.showNone()
    expect(b.paidBefore('check 1')).toMatchObject({ again: 'free' })
    expect([b.paidBefore('check 2'), a.paidBefore('check 1'), (await openTab()).paidBefore('check 1')]).toEqual([null, null, null])
    // After a yes it is sent: more was ordered.
    const keyB = b.press()
    const again = b.send(keyB, 'check 1')
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    answer(paid)
    expect(await again).toEqual(paid)
    b.show(keyB)
    expect((await openTab()).records.list()).toEqual([])
  })

  it('ask before a bill is paid again, with what this tab paid, until the till has taken it off', async () => {
    const a = await openTab('asked')
    const key = a.press()
    const first = a.send(key, 'check 1')
    await vi.waitFor(() => expect(sent).toEqual([key]))
    answer(paid)
    await first
    a.show(key)
    const asked = { again: 'asked', seen: { charged: 50_00 } }
    expect([a.paidBefore('check 1'), (await openTab('asked')).paidBefore('check 1')]).toMatchObject([asked, asked])
    // The payment left $10 of what its payer was asked for, and more to others. They may have paid $5 while the till was slow.
    expect(a.paidBefore('check 1', cents(45_00))).toMatchObject(asked)
    expect(a.paidBefore('check 1', cents(10_00))).toBeNull()
    window.sessionStorage.clear()
    expect((await openTab('asked')).paidBefore('check 1')).toMatchObject({ seen: null })
  })

  it('SPL-01 do not ask the next guest, whose page has opened since, where the server says that the till knows the newest payment', async () => {
    const a = await openTab('asked')
    const before = await openTab('asked')
    a.show(a.press())
    const next = await openTab('asked')
    expect([next, before, a].map((tab) => tab.paidBefore('', cents(50_00), true)?.again)).toEqual([undefined, 'asked', 'asked'])
    expect(next.paidBefore('')?.again).toBe('asked')
  })

  it('ask about a bill for half a day at least, and not on a later day: its name is another bill’s then', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 11, 1, 23, 50), toFake: ['Date'] })
    const a = await openTab('asked')
    a.show(a.press())
    const after = async (hours: number) => {
      vi.setSystemTime(Date.UTC(2026, 11, 1, 23 + hours, 50))
      return [a, await openTab('asked')].map((tab) => tab.paidBefore('')?.again)
    }
    expect([await after(1), await after(36)]).toEqual([
      ['asked', 'asked'],
      [undefined, undefined],
    ])
    // Another tab has the mark alone.
    window.sessionStorage.clear()
    expect([await after(1), await after(36)]).toEqual([
      ['asked', 'asked'],
      [undefined, undefined],
    ])
    vi.useRealTimers()
  })

  it('pay once for ever what is paid once, also in a tab that opens later', async () => {
    const a = await openTab('never')
    const keyA = a.press()
    const first = a.send(keyA, 'draft 1')
    await vi.waitFor(() => expect(sent).toEqual([keyA]))
    answer(paid)
    await first
    a.show(keyA)
    const b = await openTab('never')
    expect([b.paidBefore('draft 2'), b.paidBefore('draft 1')]).toMatchObject([null, { again: 'never' }])
    expect(await b.send(b.press(), 'draft 1')).toMatchObject({ ok: false, failure: { kind: 'refused' } })
    expect(sent).toEqual([keyA])
  })
})
