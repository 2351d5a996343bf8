import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LookedUp } from '../../../features/payment/charge.ts'
import { type PaymentState, type Recorded, recordedOf } from '../../../features/payment/payment.ts'
import { shownOf } from '../../../features/payment/shownOf.ts'
import { paymentSteps } from '../../../features/payment/paymentTransition.ts'
import { answered, failed } from '../../../features/shared/api/answer.ts'
import { type Cents, cents } from '../../../features/shared/money/money.ts'
import type { AttemptWatch } from './attemptRecords.ts'
import { fill, stubBrowser } from '../testing/browser.ts'

const reference = z.object({ bill: z.string() })
const supper = { key: 'attempt-1', bill: 'supper', amount: cents(50_00) }
const lunch = { key: 'attempt-2', bill: 'lunch', amount: cents(20_00) }
/** What a request holds besides: it must not be recorded. */
const withPayer = { ...supper, email: 'ada.moreau@mail.example', paymentMethodId: 'pm_visa' }
const paidBy = (key: string, isSettled = true) => ({ paidBy: key, isSettled })
const uncharged = { paidBy: null, isSettled: true }

type Receipt = { posInformed: boolean }
type MealPayment = { what: { amount: Cents; bill: string }; details: null; receipt: Receipt; because: 'takenBack' }

/** What a page does at each state: it saves the state, and the payer sees it. */
const follower =
  ({ saved, shown }: AttemptWatch<Recorded<MealPayment['what']>>) =>
  (state: PaymentState<MealPayment>) => {
    saved(recordedOf(state))
    const outcome = shownOf(state, ({ posInformed }) => posInformed)
    if (outcome) shown(outcome)
  }

/** Opens a page of the surface, with the browser's storage. */
async function open() {
  vi.resetModules()
  const { createAttemptRecords } = await import('./attemptRecords.ts')
  return createAttemptRecords('test', reference, ({ bill }) => bill)
}
const listed = async () => (await open()).list()

/** Whether leaving the page asks first. */
const isHeldBack = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => void stubBrowser())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('NET-08 an attempt to pay', () => {
  it('is found on another page until its outcome is known and shown', async () => {
    const { saved, shown } = (await open()).watch('visit')
    saved(supper)
    expect(await listed()).toMatchObject([supper])
    saved(null)
    expect(await listed()).toMatchObject([supper])
    shown(uncharged)
    expect(await listed()).toEqual([])
    expect(isHeldBack()).toBe(false)
  })

  it('is found after the page has left it unseen, and taken another payment', async () => {
    const { saved, shown } = (await open()).watch('visit')
    saved(supper)
    saved(null)
    shown({ paidBy: null, isSettled: false })
    shown(uncharged)
    expect(await listed()).toMatchObject([supper])
    saved(lunch)
    shown(paidBy(lunch.key))
    expect(await listed()).toMatchObject([supper])
  })

  it('is found after it was shown too, while the till was not informed of it', async () => {
    const { saved, shown } = (await open()).watch('visit')
    saved(supper)
    shown(paidBy(supper.key, false))
    expect(await listed()).toMatchObject([supper])
  })

  it('is forgotten once its payment was shown and turns out not to have been taken, and a payment of another bill is not', async () => {
    const steps = paymentSteps<MealPayment>({ isOwn: ({ bill }) => bill === supper.bill, takenBack: 'takenBack' })
    const found = (value: LookedUp<Receipt>) => ({ type: 'lookUpPaymentAnswered', answer: answered(value) }) as const
    const paid = found({ outcome: 'paid', receipt: { posInformed: false } })
    for (const [first, again, left] of [
      [supper, [{ type: 'retry' }, found({ outcome: 'closed' }), { type: 'nextStarted' }], []],
      [supper, [{ type: 'retry' }, paid], [supper]],
      // The page leaves it, and takes a payment of its own bill.
      [lunch, [{ type: 'unresolvedLeft' }], [lunch]],
    ] as const) {
      stubBrowser()
      ;(await open()).watch('before').saved(first)
      const records = await open()
      const follow = follower(records.watch('visit'))
      let [state] = steps.begin(records.list())
      follow(state)
      for (const event of [paid, ...again]) {
        ;[state] = steps.transition(state, event)
        follow(state)
      }
      expect(await listed()).toMatchObject(left)
    }
  })

  it('is settled after a reloaded page has shown the confirmation', async () => {
    ;(await open()).watch('visit').saved(supper)
    const { saved, shown } = (await open()).watch('visit')
    saved(null)
    shown(paidBy(supper.key))
    expect(await listed()).toEqual([])
  })

  it('is known to have paid also if the page goes on to the next payment at once', async () => {
    ;(await open()).watch('visit').saved(supper)
    const { saved, shown } = (await open()).watch('visit')
    saved(supper)
    shown(paidBy(supper.key))
    shown(uncharged)
    expect((await open()).paidBy('supper')).toEqual({ key: supper.key })
  })

  it('stays while another thing is settled', async () => {
    ;(await open()).watch('one').saved(supper)
    const { saved, shown } = (await open()).watch('other')
    saved(lunch)
    shown(paidBy(lunch.key))
    expect(await listed()).toMatchObject([supper])
    expect((await open()).list(({ bill }) => bill === 'lunch')).toEqual([])
  })

  it('is recorded with what is paid alone, and nothing of the payer', async () => {
    ;(await open()).watch('visit').saved(withPayer)
    const [text] = Array.from({ length: window.localStorage.length }, (_, index) =>
      window.localStorage.getItem(window.localStorage.key(index) ?? ''),
    )
    expect(text).toMatch(/supper/)
    expect(text).not.toMatch(/ada|pm_visa/)
  })

  it('is saved in the tab if the device’s storage is full, and in the device if the tab’s is', async () => {
    for (const full of ['localStorage', 'sessionStorage'] as const) {
      stubBrowser()
      fill(window[full])
      ;(await open()).watch('visit').saved(supper)
      expect(isHeldBack()).toBe(false)
      expect(await listed()).toMatchObject([supper])
    }
  })

  it('asks before leaving only while it cannot be recorded', async () => {
    for (const storage of [window.localStorage, window.sessionStorage]) fill(storage)
    const { watch, sendAlone } = await open()
    const { saved } = watch('visit')
    saved(supper)
    expect(isHeldBack()).toBe(true)
    await sendAlone(supper, async () => failed({ kind: 'timeout' }))
    // Its answer was lost: the next state has the same attempt.
    saved(supper)
    expect(isHeldBack()).toBe(true)
    saved(null)
    expect(isHeldBack()).toBe(false)
  })

  it('stays while this build cannot read it', async () => {
    const unread = 'platewell.testenterprise.test.attempt-3'
    window.localStorage.setItem(unread, JSON.stringify({ at: Date.now(), order: 'of another build' }))
    expect(await listed()).toEqual([])
    expect(window.localStorage.getItem(unread)).not.toBeNull()
  })

  it('is asked for by each visit alone, also if another one is settled', async () => {
    for (const storage of [window.localStorage, window.sessionStorage]) fill(storage)
    const records = await open()
    records.watch('one').saved(supper)
    records.watch('other').saved(null)
    expect(isHeldBack()).toBe(true)
  })
})
