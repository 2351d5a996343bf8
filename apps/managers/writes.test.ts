import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ticketWire } from '../../features/bill/examples/bill.ts'
import { check, checkWith, chosenBill, setting } from '../../features/managers/checkout/examples/examples.ts'
import { checkToPay } from '../../features/managers/checkout/request.ts'
import { ticketOfAmount } from '../../features/bill/sums/billAmount.ts'
import { transactionsAt } from '../../features/managers/examples/locations.ts'
import { refundOf, refundToPay } from '../../features/managers/refund/refundPayment.ts'
import { cents } from '../../features/shared/money/money.ts'
import { saveToken } from '../runtime/session/token.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { pressPay } from '../runtime/testing/pressPay.ts'
import { json } from '../runtime/testing/server.ts'
import { unread } from '../runtime/testing/unread.ts'
import { createCheckPayment } from './checkout/checkPayments.ts'
import { createRefund, refundRecords } from './refund/refundRecords.ts'

type Reply = () => Response
/** The server's answer to requests whose method and path contain this text. */
type Server = Readonly<Record<string, Reply>>

let sent: Request[] = []

const moved = () => sent.filter(({ method, url }) => method === 'POST' && /\/(pay|refunds)$/.test(url))

function serve(server: Server): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request)
    const [, reply] = Object.entries(server).find(([text]) => `${request.method} ${request.url}`.includes(text)) ?? []
    return reply?.() ?? Response.error()
  })
}

const refusing = { ...unread, 'a refusal': () => json({ message: 'No.' }, 422) }

beforeEach(() => {
  sent = []
  stubBrowser({ apiOrigin: 'https://api.example' })
  saveToken('manager')
  // A read is repeated after a while.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.setTimerTickMode('nextTimerAsync')
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

describe('MGR-09 NET-08 paying a check', () => {
  const user = {
    id: 9000,
    first_name: 'Ada',
    stripe_sources: [{ id: 'card-1', brand: 'Visa', last_four: '4242' }],
    credit_balance: '20.00',
    ik_pass_balance: '5.00',
    active_offers: [],
    transactions: [],
  }
  const [bill, guest, pay, lookUp] = [
    'GET https://api.example/api/v6/managers/locations/700/tickets/1042',
    '/users/9000',
    '/tickets/pay',
    '/api/v6/attempts/',
  ]
  const paid = { pos_success: true, transaction: { amount_charged: '97.88' } }
  const honest = {
    [bill]: () => json({ ticket: ticketWire }),
    [guest]: () => json({ user }),
    [pay]: () => json(paid),
    [lookUp]: () => json({ outcome: 'paid', payment: { amount_charged: '97.88', pos_success: true } }),
  }
  const visit = { locationId: '700', guestId: '9000', bill: chosenBill.bill }
  const press = (server: Server, paying = check) => {
    serve({ ...honest, ...server })
    return pressPay(createCheckPayment(visit), paying, { kind: 'savedCard', id: 'card-1' })
  }

  it('reads the bill and the guest first, and pays what the manager agreed to', async () => {
    expect(await press({})).toMatchObject({ status: 'paid', receipt: { charged: 97_88, posInformed: true } })
    expect(sent.map(({ url }) => url.split('/managers/')[1])).toEqual([
      'locations/700/tickets/1042?user_id=9000',
      'users/9000?location_id=700',
      'locations/700/tickets/pay',
    ])
  })

  it.each(Object.entries(refusing))('pays nothing if the bill or the guest cannot be read: %s', async (_, reply) => {
    for (const read of [bill, guest])
      expect(await press({ [read]: reply })).toMatchObject({ status: 'notPaid', reason: { kind: 'problem' } })
    expect(moved()).toEqual([])
  })

  it('of a typed amount reads the guest, whose cash may be spent', async () => {
    const byAmount = { ...chosenBill, bill: { by: 'amount', amount: cents(103_68) } } as const
    const typed = checkToPay(byAmount, { ...setting, ticket: ticketOfAmount(cents(103_68), 'USD'), notes: null, employee: null })
    if (typed === null || 'blocked' in typed) throw new Error('Nothing can be paid.')
    expect(await press({ [bill]: () => Response.error() }, typed)).toMatchObject({ status: 'paid' })
    expect(await press({ [guest]: () => json({ user: { ...user, credit_balance: null, ik_pass_balance: null } }) }, typed)).toMatchObject({
      status: 'notPaid',
      reason: { kind: 'changed', now: { guest: { cash: 0 } } },
    })
    expect(moved()).toHaveLength(1)
  })

  it('says why the server refused', async () => {
    expect(await press({ [pay]: () => json({ message: 'Your card was declined.' }, 422) })).toMatchObject({
      status: 'notPaid',
      reason: { kind: 'problem', message: 'Your card was declined.' },
    })
  })

  it.each(Object.entries(unread))('looks up a payment with %s', async (_, reply) => {
    expect(await press({ [pay]: reply })).toMatchObject({ status: 'paid', receipt: { charged: 97_88 } })
    expect(await press({ [pay]: reply, [lookUp]: reply })).toMatchObject({ status: 'paymentUnknown' })
    expect(moved()).toHaveLength(2)
  })

  it('has what was charged where that is not what was agreed', async () => {
    const other = { pos_success: true, transaction: { amount_charged: '122.88' } }
    expect(await press({ [pay]: () => json(other) }, checkWith())).toMatchObject({
      status: 'paid',
      attempt: { amount: 97_88 },
      receipt: { charged: 122_88 },
    })
  })
})

describe('MGR-11 MGR-17 refunding a payment', () => {
  const [payment] = transactionsAt('700', Date.UTC(2026, 10, 20))
  const address = { location_id: '700', user_id: '', transaction_id: '700-0' }
  const request = { reason: 'other', amount: cents(10_00), notes: '', modifyTip: false }
  const left = { bill: cents(18_50), tips: cents(3_70), grandTotal: cents(22_20) }
  const asked = { transactionId: '700-0', guestName: 'Ada', currency: 'USD', request, left } as const
  const [list, refund, lookUp] = ['/transactions', 'POST https://api.example/api/v6/managers/refunds', '/api/v6/attempts/']
  const made = { refund: { pending: false, amount: '10.00' } }
  const honest = {
    [list]: () => json({ transactions: [payment] }),
    [lookUp]: () => json({ outcome: 'refunded', amount: '10.00' }),
    [refund]: () => json(made),
  }
  const paying = refundToPay({ status: 'open', asked, notice: null, shown: null })
  const confirm = (server: Server) => {
    serve({ ...honest, ...server })
    if (paying === null || 'blocked' in paying) throw new Error('Nothing can be refunded.')
    return pressPay(
      createRefund(address, () => undefined),
      { ...paying, asks: [] },
      { kind: 'noCard' },
    )
  }

  it('reads the payment first, and is asked about before the next, until the list has it', async () => {
    expect(await confirm({})).toMatchObject({ status: 'paid', receipt: { charged: 10_00 } })
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST'])
    const what = refundOf(asked)
    refundRecords.end({ ...what, key: 'attempt-1' }, { charged: cents(10_00), isSettled: true })
    const before = (due: number) => refundRecords.paidBefore({ ...what, due: cents(due) })
    expect([before(22_20), before(12_20)]).toMatchObject([{ again: 'asked', seen: { charged: 10_00, currency: 'USD' } }, null])
  })

  it.each(Object.entries(refusing))('refunds nothing if the payment cannot be read: %s', async (_, reply) => {
    expect(await confirm({ [list]: reply })).toMatchObject({ status: 'notPaid', reason: { kind: 'notSent' } })
    expect(moved()).toEqual([])
  })

  it('says why the server refused', async () => {
    expect(await confirm({ [refund]: () => json({ message: 'No.' }, 422) })).toMatchObject({
      status: 'notPaid',
      reason: { kind: 'refused', message: 'No.' },
    })
  })

  it.each(Object.entries(unread))('looks up a refund with %s', async (_, reply) => {
    expect(await confirm({ [refund]: reply })).toMatchObject({ status: 'paid' })
    expect(await confirm({ [refund]: reply, [lookUp]: reply })).toMatchObject({ status: 'paymentUnknown' })
    expect(moved()).toHaveLength(2)
  })
})
