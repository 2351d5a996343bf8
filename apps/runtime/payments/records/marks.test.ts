import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChannelName } from '../../../../features/payment/channel.ts'
import { things } from '../../../../features/payment/thing.ts'
import { answered } from '../../../../features/shared/api/answers/answer.ts'
import { cents } from '../../../../features/shared/money/money.ts'
import { agreementOn, seen } from '../../testing/agreements.ts'
import { memoryStorage, stubBrowser } from '../../testing/browser.ts'
import { stubLocks } from '../../testing/locks.ts'

// A settled payment is whole in the tab that has paid, and a mark for every other tab.

const bill = (check: string) => things.bill({ location: '700', check })
const untold = { charged: null, isSettled: false } as const
const onSignal = vi.fn()

/** A tab with a storage of its own. Its functions are called in that tab. */
async function openTab(channel: ChannelName = 'diner') {
  const storage = memoryStorage()
  const enter = () => Object.assign(window, { sessionStorage: storage })
  enter()
  vi.resetModules()
  window.platewell = { onSignal }
  const [{ createAttemptRecords }, { entries }, { leavePayments }, { isGone }, { passReports }] = await Promise.all([
    import('./attemptRecords.ts'),
    import('./entries.ts'),
    import('../../session/left.ts'),
    import('../../session/receiptRight.ts'),
    import('../../signals/signals.ts'),
  ])
  const records = createAttemptRecords(channel, z.object({}))
  const attemptOf = (key: string, check = '1042') => ({ ...agreementOn(bill(check), {}), key })
  const here =
    <Args extends readonly unknown[], T>(act: (...args: Args) => T) =>
    (...args: Args): T => {
      enter()
      return act(...args)
    }
  return {
    ...records,
    entries,
    passReports,
    attemptOf,
    enter,
    isGone: here(isGone),
    signOut: here(() => leavePayments('member')),
    record: here(records.record),
    end: here(records.end),
    paidBefore: here(records.paidBefore),
    async send(key: string, check?: string) {
      enter()
      records.record(attemptOf(key, check))
      return records.sendAlone(attemptOf(key, check), async () => answered('sent'))
    },
  }
}

beforeEach(() => {
  stubBrowser()
  stubLocks()
  onSignal.mockClear()
})

describe('NET-08 POS-14 a payment that another tab has settled', () => {
  it('stays paid where a page looks it up again, and is asked about and reported once', async () => {
    const [first, other, third] = [await openTab(), await openTab(), await openTab()]
    for (const tab of [first, other, third]) tab.passReports()
    await first.send('a')
    first.end(first.attemptOf('a'), untold)
    other.end(other.attemptOf('a'), seen)
    // "Look again": the page records the attempt that it looks up.
    first.record(first.attemptOf('a'))
    expect(third.paidBefore(agreementOn(bill('1042'), {}))).toMatchObject({ again: 'asked' })
    first.end(first.attemptOf('a'), seen)
    await vi.waitFor(() => expect(onSignal).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(onSignal).toHaveBeenCalledOnce()
  })

  it('keeps its place before a later one: the rest of a bill is not paid twice unasked', async () => {
    const [first, other] = [await openTab(), await openTab()]
    const due = cents(63_68)
    const part = { ...first.attemptOf('part'), rest: { ofPayer: due, ofBill: due } }
    await first.send('part')
    other.end(part, seen)
    await other.send('rest')
    other.end(other.attemptOf('rest'), seen)
    first.end(part, seen)
    expect(first.paidBefore({ ...agreementOn(bill('1042'), {}), due })).toMatchObject({ again: 'asked' })
  })

  it('is given up by a page that knows only its mark, and stays paid', async () => {
    const [first, other] = [await openTab(), await openTab()]
    await first.send('a')
    other.end(other.attemptOf('a'), seen)
    first.end(first.attemptOf('a'), 'uncharged')
    expect(first.paidBefore(agreementOn(bill('1042'), {}))).not.toBeNull()
  })

  it.each(['before', 'after'])('NET-11 is nobody’s for a page that was open when its payer signed out, settled %s', async (settled) => {
    const [first, next] = [await openTab(), await openTab()]
    await first.send('a')
    if (settled === 'after') first.signOut()
    next.end(next.attemptOf('a'), seen)
    if (settled === 'before') first.signOut()
    expect(first.isGone('a')).toBe(true)
  })
})

describe('POS-14 a payment that the till does not know', () => {
  it('outlives any number of payments that are settled', async () => {
    const tab = await openTab('managers')
    await tab.send('proof', 'proof')
    tab.end(tab.attemptOf('proof', 'proof'), untold)
    for (let count = 0; count < 152; count += 1) tab.end(tab.attemptOf(`key-${count}`, `check-${count}`), seen)
    tab.enter()
    expect(tab.list(bill('proof')).map(({ key }) => key)).toEqual(['proof'])
  })

  it('stays on a device that has no room for the till’s answer', async () => {
    const tab = await openTab()
    await tab.send('a')
    const { localStorage } = window
    const write = localStorage.setItem.bind(localStorage)
    localStorage.setItem = (key, text) => {
      if (text.includes('isSettled')) throw new DOMException('No room.', 'QuotaExceededError')
      write(key, text)
    }
    tab.end(tab.attemptOf('a'), untold)
    const later = await openTab()
    expect(later.list(bill('1042')).map(({ key }) => key)).toEqual(['a'])
  })
})
