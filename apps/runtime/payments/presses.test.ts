import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type LunchPayment, lunch, lunchRules, paymentStates, tipQuestion } from '../../../features/payment/examples.ts'
import type { PaymentEvent, PaymentState } from '../../../features/payment/attempt/payment.ts'
import { unrecordedSteps } from '../../../features/payment/testing/unrecordedSteps.ts'
import type { Paying } from '../../../features/payment/attempt/gate.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { fill, stubBrowser } from '../testing/browser.ts'

const { transition } = unrecordedSteps<LunchPayment>(lunchRules)
const card = { kind: 'savedCard', id: 'pm_visa' } as const
const allowed = { what: lunch, details: null, asks: [tipQuestion] }

/** A page of the lunch, as its payer presses it. */
async function openPage(paying: Paying<LunchPayment> | null = allowed) {
  vi.resetModules()
  const [{ createPresses }, { createAttemptRecords }] = await Promise.all([import('./presses.ts'), import('./records/attemptRecords.ts')])
  const records = createAttemptRecords('purchase', z.object({ meal: z.string() }))
  let state: PaymentState<LunchPayment> = paymentStates.choosing
  const send = (event: PaymentEvent<LunchPayment>) => void ([state] = transition(state, event))
  const presses = createPresses<LunchPayment>({ now: () => ({ state, view: { paying, payer: null, cards: [] } }), send, records })
  return { ...presses, records, state: () => state }
}

type Page = Awaited<ReturnType<typeof openPage>>

/** Presses, and confirms each question. Returns what was asked. */
function payAndConfirm({ onPay, onAnswer, state }: Page): readonly string[] {
  const asked: string[] = []
  onPay(card)
  for (let now = state(); now.status === 'asking'; now = state()) {
    asked.push(now.question.about)
    onAnswer(true)
  }
  return asked
}

beforeEach(() => void stubBrowser())

it('SPL-01 a press asks about a payment of before as the server says whether the till knows it', async () => {
  const page = await openPage({ ...allowed, tillKnows: true })
  const paidBefore = vi.spyOn(page.records, 'paidBefore')
  page.onPay(card)
  expect(paidBefore).toHaveBeenCalledExactlyOnceWith(lunch, true)
})

describe('NET-08 a payment whose record this browser cannot keep', () => {
  it('is asked about before it is sent', async () => {
    const page = await openPage()
    for (const storage of [window.localStorage, window.sessionStorage]) fill(storage)
    expect(payAndConfirm(page)).toEqual(['tip', 'record'])
    expect(page.state().status).toBe('paying')
  })

  it('opens no wallet before a yes, and pays the sum of its sheet alone', async () => {
    const page = await openPage({ ...allowed, asks: [] })
    expect(page.onConfirmed(cents(9_00))).toBe(false)
    for (const storage of [window.localStorage, window.sessionStorage]) fill(storage)
    expect(page.mayConfirm()).toBe(false)
    page.onAnswer(true)
    expect(page.mayConfirm()).toBe(true)
    expect(page.onConfirmed(lunch.amount)).toBe(true)
  })

  it('is the same payment as ever where one storage keeps it, and the question leaves nothing behind', async () => {
    for (const full of ['localStorage', 'sessionStorage', null] as const) {
      stubBrowser()
      const page = await openPage()
      if (full !== null) fill(window[full])
      const entries = () => window.localStorage.length + window.sessionStorage.length
      const before = entries()
      expect(payAndConfirm(page)).toEqual(['tip'])
      expect(entries()).toBe(before)
    }
  })
})
