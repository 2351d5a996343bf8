import { beforeEach, describe, expect, it, vi } from 'vitest'
import { agreed, check, chosenBill as entered } from '../../features/managers/checkout/examples/examples.ts'
import { cents } from '../../features/shared/money/money.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { checkPaymentOf } from './checkPayments.ts'
import { rememberSent, sentBy, startVisit } from './checkVisit.ts'

const visit = { locationId: '700', guestId: '9000', bill: entered.bill }
const byAmount = { ...visit, bill: { by: 'amount', amount: cents(48_50) } } as const
const recorded = { ...check.what, key: 'attempt-1' }

beforeEach(() => {
  stubBrowser()
  return () => vi.unstubAllGlobals()
})

describe('NET-08 an earlier attempt', () => {
  const { blocks = () => true } = checkPaymentOf(visit)

  it('comes first if it pays the same check, for whichever guest', () => {
    expect(blocks(recorded)).toBe(true)
    for (const other of [{ checkNumber: '1043' }, { locationId: '701' }, { checkNumber: null, guestId: '9000' }])
      expect(blocks({ ...recorded, ...other })).toBe(false)
  })

  it('comes first if it pays the same guest’s bill without a number', () => {
    const ofGuest = { ...recorded, checkNumber: null, guestId: '9000' }
    const { blocks: ofAmount = () => true } = checkPaymentOf(byAmount)
    expect([ofAmount(ofGuest), ofAmount({ ...ofGuest, guestId: '9001' }), ofAmount(recorded)]).toEqual([true, false, false])
  })

  it('is this page’s own only if this visit has sent it', () => {
    const isOwn = () => checkPaymentOf(visit).rules.isOwn(recorded)
    expect(isOwn()).toBe(false)
    rememberSent({ ...visit, guestId: '9001' }, recorded.key, agreed)
    rememberSent(visit, 'attempt-2', agreed)
    expect(isOwn()).toBe(false)
    rememberSent(visit, recorded.key, agreed)
    expect(isOwn()).toBe(true)
    startVisit(visit, { bill: visit.bill, notes: null, employee: null }, [], null)
    expect(isOwn()).toBe(false)
  })
})

it('NET-08 the success after a reload needs every amount that was agreed', () => {
  rememberSent(visit, 'attempt-1', agreed)
  expect(sentBy(visit, 'attempt-1')).toEqual(agreed)
  const { sessionStorage } = window
  const name = sessionStorage.key(0) ?? ''
  sessionStorage.setItem(name, (sessionStorage.getItem(name) ?? '').replace('"tip":1920', '"tip":"1920"'))
  expect(sentBy(visit, 'attempt-1')).toBeNull()
})
