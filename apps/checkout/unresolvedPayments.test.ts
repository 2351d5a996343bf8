import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answered, failed } from '../../features/shared/api/answer.ts'
import type { CheckoutState } from '../../features/checkout/checkout.ts'
import { buyerMark } from '../../features/checkout/unresolved.ts'
import { boughtWith, charging, checkoutWith, details, orderFor } from '../../features/checkout/testing/examples.ts'
import { cents } from '../../features/shared/money/money.ts'
import { fill, stubBrowser } from '../runtime/testing/browser.ts'
import { after } from '../../features/checkout/testing/events.ts'

const opened = checkoutWith(orderFor('credit'))
const paying = after(opened, ...charging)
const outcomeUnknown = after(paying, { type: 'sendPaymentAnswered', answer: failed({ kind: 'timeout' }) })
const givenUp = after(outcomeUnknown, { type: 'lookUpPaymentAnswered', answer: answered({ outcome: 'closed' }) })
const payingAgain = after(
  givenUp,
  details,
  { type: 'paySubmitted', key: 'attempt-2' },
  { type: 'makePaymentMethodAnswered', answer: answered({ id: 'pm' }) },
)
const found = { key: 'attempt-1', option: { kind: 'ico', id: 'ico-50' }, buyer: buyerMark('ada.moreau@mail.example'), amount: 5_000 }

/** Loads the module again, with the browser's storage. */
async function load() {
  vi.resetModules()
  return import('./unresolvedPayments.ts')
}

function saved(): string {
  const { localStorage } = window
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  return names.map((name) => `${name} ${localStorage.getItem(name)}`).join('\n')
}

/** Whether leaving the page asks first. */
const isHeldBack = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => void stubBrowser())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('NET-08 an attempt to pay', () => {
  it('is found on another page until its outcome is known and shown', async () => {
    const { watchAttempts } = await load()
    const { saved, shown } = watchAttempts('visit')
    const pass = (state: CheckoutState) => (saved(state), shown(state))
    pass(opened)
    expect((await load()).unresolvedPayments()).toEqual([])
    pass(paying)
    pass(outcomeUnknown)
    expect((await load()).unresolvedPayments()).toEqual([found])
    saved(givenUp)
    expect((await load()).unresolvedPayments()).toEqual([found])
    shown(givenUp)
    expect((await load()).unresolvedPayments()).toEqual([])
    expect(isHeldBack()).toBe(false)
  })
  it('is deleted after a reloaded page has shown the confirmation', async () => {
    ;(await load()).watchAttempts('visit').saved(paying)
    const paid = after(paying, boughtWith())
    const { watchAttempts } = await load()
    const { saved, shown } = watchAttempts('visit')
    saved(paid)
    shown(paid)
    expect((await load()).unresolvedPayments()).toEqual([])
  })
  it('is recorded without the buyer', async () => {
    const { watchAttempts } = await load()
    watchAttempts('visit').saved(paying)
    expect(saved()).toMatch(/attempt-1/)
    expect(saved()).not.toMatch(/ada|moreau|"pm"/i)
  })
  it('keeps back no other buyer’s purchase of the same option, and counts one address as one buyer', async () => {
    const { sendAlone, unresolvedPayments } = await load()
    const { option } = orderFor('credit')
    const buying = (key: string, email: string) => ({ key, option, buyer: buyerMark(email), amount: cents(5_000) })
    const send = vi.fn(async () => answered('sent'))
    await sendAlone(buying('a', 'ada.moreau@mail.example'), send)
    expect(await sendAlone(buying('b', 'maya@mail.example'), send)).toEqual(answered('sent'))
    expect(await sendAlone(buying('c', ' Ada.Moreau@mail.example'), send)).toMatchObject({ value: { outcome: 'elsewhere' } })
    expect(send).toHaveBeenCalledTimes(2)
    expect(unresolvedPayments()).toHaveLength(2)
  })
  it('is read from a record without a buyer', async () => {
    const record = { option: found.option, amount: found.amount, at: Date.now() }
    window.localStorage.setItem('platewell.testenterprise.unresolved.old', JSON.stringify(record))
    expect((await load()).unresolvedPayments()).toMatchObject([{ key: 'old', option: found.option }])
  })
  it('is saved in the tab if the device’s storage is full, and in the device if the tab’s is', async () => {
    for (const full of ['localStorage', 'sessionStorage'] as const) {
      stubBrowser()
      fill(window[full])
      const { watchAttempts } = await load()
      watchAttempts('visit').saved(paying)
      expect(isHeldBack()).toBe(false)
      expect((await load()).unresolvedPayments()).toEqual([found])
    }
  })
  it('asks before leaving only while it cannot be recorded, whatever is saved of the page', async () => {
    for (const storage of [window.localStorage, window.sessionStorage]) fill(storage)
    const { watchAttempts } = await load()
    const { saved: follow } = watchAttempts('visit')
    follow(opened)
    expect(isHeldBack()).toBe(false)
    follow(paying)
    expect(isHeldBack()).toBe(true)
    follow(givenUp)
    expect(isHeldBack()).toBe(false)
  })
  it('is deleted after a week, or if its record cannot be read', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { watchAttempts } = await load()
    watchAttempts('visit').saved(paying)
    window.localStorage.setItem('platewell.testenterprise.unresolved.broken', '{"option":')
    vi.setSystemTime(Date.now() + 7 * 24 * 60 * 60 * 1_000)
    expect((await load()).unresolvedPayments()).toEqual([])
    expect(window.localStorage.length).toBe(0)
  })
  it('leads to the attempt that followed it, also after a reload', async () => {
    const first = (await load()).watchAttempts('visit')
    first.saved(paying)
    first.shown(givenUp)
    const { watchAttempts } = await load()
    watchAttempts('visit').saved(payingAgain)
    const { unresolvedPayments } = await load()
    const { attemptAfter } = await import('../runtime/payments/attemptRecords.ts')
    expect(attemptAfter('attempt-1')).toBe('attempt-2')
    expect(attemptAfter('attempt-2')).toBeNull()
    expect(unresolvedPayments()).toMatchObject([{ key: 'attempt-2' }])
  })
})
