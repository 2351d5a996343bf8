import { beforeEach, describe, expect, it, vi } from 'vitest'
import { billToPay, creditToPay, link } from '../../features/pos/examples/examples.ts'
import { things } from '../../features/payment/thing.ts'
import { cents } from '../../features/shared/money/money.ts'
import { paidBy } from '../runtime/payments/records/paidMark.ts'
import { openAt } from './link.ts'
import { json, openPage, options, requests, server, startServer } from './testing/page.ts'

const another = { ...billToPay, at: ['tableside', 'harbor', '1043'], thing: things.bill({ location: '700', check: '1043' }) }

beforeEach(() => {
  startServer()
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 18, 31), toFake: ['Date'] })
})

/** A payment of this tab, of which the page that opens next knows what the device has kept. */
async function pay(key: string, { what = billToPay, isSettled = true } = {}) {
  const { records } = await openPage()
  records.record({ ...what, key })
  records.end({ ...what, key }, { charged: cents(90_00), isSettled })
  vi.setSystemTime(Date.UTC(2026, 10, 20, 19))
  const page = await openPage()
  return { ...page, shown: (of = link) => page.paidBefore(of, paidBy(key).paid) }
}

describe('POS-10 the payment that an address names', () => {
  it('is shown by the tab that has made it, as the device knows it', async () => {
    const { shown, paidBefore } = await pay('key-1')
    expect(shown()).toEqual({
      type: 'paid',
      attempt: { ...billToPay, key: 'key-1', startedAt: expect.any(Number) as unknown },
      receipt: { posInformed: true, charged: 90_00, at: Date.UTC(2026, 10, 20, 18, 31), reference: null, returnUrl: null },
      isReloaded: true,
    })
    expect([paidBefore(link, ''), paidBefore(link, 'foreign'), paidBefore(link, 'key-1')]).toEqual([null, null, null])
    window.sessionStorage.clear()
    expect(shown()).toBeNull()
  })

  it('is of no other bill, of no credit, and none that the till does not know', async () => {
    const { shown } = await pay('key-1')
    expect(shown({ ...link, ticket: '1043' })).toBeNull()
    const other = await pay('key-2', { what: another })
    expect([other.shown(), other.shown({ ...link, ticket: '1043' })?.attempt.key]).toEqual([null, 'key-2'])
    expect((await pay('key-3', { what: creditToPay })).shown()).toBeNull()
    expect((await pay('key-4', { isSettled: false })).shown()).toBeNull()
  })

  it('NET-04 is shown without a sign-in, where the session has ended since', async () => {
    const { forgetSession } = await import('../runtime/session/session.ts')
    const { opensAtOnce } = await import('./opening.ts')
    const { shown } = await pay('key-1')
    forgetSession()
    const order = '?pos=tableside&location=harbor&ticket=1042'
    expect([opensAtOnce(openAt(order, paidBy('key-1'))), shown()?.attempt.key, opensAtOnce(order)]).toEqual([true, 'key-1', false])
  })

  it('NET-11 is gone once its payer signs out', async () => {
    const { shown } = await pay('key-1')
    const { signOut } = await import('../runtime/session/session.ts')
    signOut()
    expect(shown()).toBeNull()
  })

  it('has the reference and the way back that the server says, and the device’s time where it says none', async () => {
    const { receiptRight } = await import('../runtime/session/receiptRight.ts')
    const { handlers } = await pay('key-1')
    const right = receiptRight('key-1')
    const payment = { id: 'p-7', pos_success: true, return_url_override: 'lunch://done' }
    server({ '/api/v6/attempts/key-1': () => json({ outcome: 'paid', payment }) })
    const read = await handlers.readReceipt({ right }, options)
    const at = Date.UTC(2026, 10, 20, 18, 31)
    expect(read).toMatchObject({ type: 'receiptRead', receipt: { reference: 'p-7', returnUrl: 'lunch://done', at } })
    server({})
    expect(await handlers.readReceipt({ right }, options)).toBeUndefined()
    expect((await requests()).map(({ call }) => call)).toEqual(Array.from({ length: 2 }, () => 'GET /api/v6/attempts/key-1'))
  })

  it('NET-08 is taken back where the server says that nothing was charged, and by no other answer', async () => {
    const { receiptRight } = await import('../runtime/session/receiptRight.ts')
    const { handlers, shown } = await pay('key-1')
    const right = receiptRight('key-1')
    const says = (answer: object) => {
      server({ '/api/v6/attempts/key-1': () => json(answer) })
      return handlers.readReceipt({ right }, options)
    }
    expect([await says({ outcome: 'unknown' }), await says({ outcome: 'odd' }), shown()?.attempt.key]).toEqual([
      undefined,
      undefined,
      'key-1',
    ])
    expect([await says({ outcome: 'closed' }), shown()]).toEqual([{ type: 'receiptRead', right, receipt: null }, null])
  })
})
