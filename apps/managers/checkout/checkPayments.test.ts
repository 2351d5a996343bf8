import { beforeEach, describe, expect, it, vi } from 'vitest'
import { check, chosenBill as entered, location, receipt, setting, ticket } from '../../../features/managers/checkout/examples/examples.ts'
import { states } from '../../../features/managers/checkout/examples/states.ts'
import { isPaymentOf } from '../../../features/payment/attempt/attempt.ts'
import { checkToPay } from '../../../features/managers/checkout/request.ts'
import { things } from '../../../features/payment/thing.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { saveToken } from '../../runtime/session/token.ts'
import { stubBrowser } from '../../runtime/testing/browser.ts'
import { createCheckPayment, checkoutSurface } from './checkPayments.ts'
import { startVisit } from './checkVisit.ts'

const visit = { locationId: '700', guestId: '9000', bill: entered.bill }
const byAmount = { ...visit, bill: { by: 'amount', amount: cents(48_50) } } as const
const recorded = { ...check.what, key: 'attempt-1' }
const seen = { charged: null, isSettled: true } as const
const { records } = createCheckPayment(visit)

beforeEach(() => {
  stubBrowser({ apiOrigin: 'https://api.example' })
  saveToken('manager')
})

describe('NET-08 an earlier attempt', () => {
  const { blocks = () => false } = createCheckPayment(visit)

  it('comes first if it pays the same check, for whichever guest', () => {
    expect(blocks(recorded)).toBe(true)
    for (const thing of [
      things.bill({ location: '700', check: '1043' }),
      things.bill({ location: '701', check: '1042' }),
      things.typedBill({ location: '700', guest: '9000' }),
    ])
      expect(blocks({ ...recorded, thing })).toBe(false)
  })

  it('comes first if it pays the same guest’s bill without a number', () => {
    const ofGuest = (guest: string) => ({ ...recorded, thing: things.typedBill({ location: '700', guest }) })
    const { blocks: ofAmount = () => false } = createCheckPayment(byAmount)
    expect([ofGuest('9000'), ofGuest('9001'), recorded].map(ofAmount)).toEqual([true, false, false])
  })

  it('is this page’s own where it pays the rest of its typed bill', () => {
    const rest = checkToPay({ ...entered, bill: { by: 'amount', amount: cents(24_25) } }, { ...setting, notes: null, employee: null })
    if (rest === null || 'blocked' in rest) throw new Error('no payment')
    const { blocks: ofBill = () => false, rules } = createCheckPayment(byAmount)
    const attempt = { ...rest.what, key: 'attempt-2' }
    expect([ofBill(attempt), isPaymentOf(attempt, rules.pays())]).toEqual([true, true])
  })
})

describe('MGR-05 NET-08 the steps of a checkout', () => {
  const opened = () => checkoutSurface(visit, location).begin()

  it('begin with the ticket that was just found, but read it again after an earlier attempt', () => {
    const start = () => startVisit(visit, { bill: visit.bill, notes: null, employee: null }, [], ticket)
    start()
    expect(opened()).toMatchObject([{ status: 'bill', ticket }])
    start()
    records.record(recorded)
    expect(opened()).toMatchObject([{ status: 'loading' }, { type: 'readTicket', number: '1042' }])
    records.end(recorded, 'uncharged')
  })

  it('show a payment at the success alone, with whether its visit has used a reward', () => {
    const { shows, onPaid } = checkoutSurface(visit, location)
    const attempt = { ...recorded, terms: { ...recorded.terms, hasUsedReward: true } }
    expect(onPaid({ receipt, attempt, isEarlier: false, isAgain: false })).toMatchObject({ type: 'paid', hasUsedReward: true })
    expect(Object.values(states).flatMap((state) => (shows(state, recorded) ? [state.status] : []))).toEqual(['success'])
  })
})

describe('MGR-09 NET-08 a payment', () => {
  it('of a check is asked about before it is paid again', () => {
    records.record(recorded)
    records.end(recorded, seen)
    expect(records.paidBefore(check.what)).toMatchObject({ again: 'asked' })
    const byGuest = { ...check.what, thing: things.typedBill({ location: '700', guest: '9000' }) }
    records.end({ ...byGuest, key: 'attempt-2' }, seen)
    expect(records.paidBefore(byGuest)).toMatchObject({ again: 'asked' })
    // On another day it is another bill.
    vi.useFakeTimers({ now: Date.now() + 3 * 24 * 60 * 60 * 1_000, toFake: ['Date'] })
    expect(records.paidBefore(byGuest)).toBeNull()
    vi.useRealTimers()
  })
})
