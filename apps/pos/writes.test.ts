import { beforeEach, describe, expect, it, vi } from 'vitest'
import { offer, offerWire, ticketWire } from '../../features/bill/examples/bill.ts'
import { billToPay, visa } from '../../features/pos/examples/examples.ts'
import { posStates as states, posVariants as variants } from '../../features/pos/examples/states.ts'
import { transition } from '../../features/pos/transition.ts'
import { getToPay, paymentRules } from '../../features/pos/toPay.ts'
import type { PosPayment } from '../../features/pos/pos.ts'
import type { PaymentApi } from '../runtime/payments/paymentSetup.ts'
import { pressPay } from '../runtime/testing/pressPay.ts'
import { unread } from '../runtime/testing/unread.ts'
import { json, requests, server, signedIn, startServer } from './testing/page.ts'

beforeEach(() => {
  startServer()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  // A read is repeated after a while.
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 18, 30), toFake: ['setTimeout', 'Date'] })
  vi.setTimerTickMode('nextTimerAsync')
})

type Reply = () => Response
type Answers = Readonly<Record<string, Reply>>

const [venue, bill, pay, credit] = [
  '/api/v4/external_locations/tableside/harbor',
  '/api/v4/projects/70/tickets/1042',
  '/api/v3/current_user/credits',
  '/api/v2/gift_card_purchases.json',
]
const isLookUp = (call: string) => call.startsWith('GET /api/v6/attempts/')
const venueWire = {
  project_id: 70,
  project_slug: 'harbor-and-rye',
  name: 'Harbor & Rye',
  location_type: 'ProjectLocation',
  location_id: 700,
  balance: '25.00',
  gift_card_options: [{ id: 501, amount: '50.00', credit_to_give: '60.00', hidden: false }],
  timezone: 'America/New_York',
}
const paid = { pos_success: true, transaction: { id: 'p-1', amount_charged: '97.88' } }
const honest: Answers = {
  [venue]: () => json({ data: venueWire }),
  [bill]: () => json(ticketWire),
  '/api/v5/current_user': () => json({ user: {} }),
  [pay]: () => json(paid),
  [credit]: () => json(paid),
  '/api/v6/attempts/attempt-1': () => json({ outcome: 'unknown' }),
}

/** Presses Pay on the page's own connection, and returns where it comes to rest, with the calls that were made. */
async function press(answers: Answers, state: Parameters<typeof getToPay>[0] = states.review) {
  startServer()
  const { send, complete, lookUp, close, verify } = await signedIn()
  server({ ...honest, ...answers })
  const paying = getToPay(state)
  if (paying === null) throw new Error('Nothing is paid there.')
  const api: PaymentApi<PosPayment> = { send, complete, lookUp, close, verify }
  const end = await pressPay<PosPayment>({ rules: paymentRules(() => billToPay.thing), api }, paying, { kind: 'savedCard', id: visa.id })
  return { end, calls: (await requests()).map(({ call }) => call) }
}

const sentTo = (path: string, calls: readonly string[]) => calls.filter((call) => call === `POST ${path}`).length

describe('POS-14 NET-08 paying a bill', () => {
  it('sends nothing once a reward has ended since the bill was read', async () => {
    const { visit } = states.review
    const venueThen = { ...visit.venue, offers: [{ ...offer, ends: [{ lastDay: '2026-11-20' }] }] }
    const state = { ...states.review, visit: { ...visit, venue: venueThen, choices: { ...visit.choices, claimId: offer.claimId } } }
    const claim_details = { ...offerWire.claim_details, expires_at: '2026-11-20' }
    const ended = () => json({ data: { ...venueWire, offers: [{ ...offerWire, expiration: null, claim_details }] } })
    const { end, calls } = await press({ [venue]: ended }, state)
    expect(end).toMatchObject({ status: 'notPaid', reason: { kind: 'changed' } })
    expect(sentTo(pay, calls)).toBe(0)
  })

  it.each(Object.entries(unread).flatMap(([name, reply]) => [venue, bill].map((path) => [name, path, reply] as const)))(
    'sends nothing after %s to the read of %s',
    async (_, path, reply) => {
      const { end, calls } = await press({ [path]: reply })
      expect(end).toMatchObject({ status: 'notPaid', reason: { kind: 'failed' } })
      expect(sentTo(pay, calls)).toBe(0)
    },
  )

  it.each(Object.entries(unread))(
    'is looked up after %s to the payment, never sent again, and never said to be paid',
    async (name, reply) => {
      const { end, calls } = await press({ [pay]: reply })
      expect(end.status).not.toBe('paid')
      // Without a network the payer is asked before it is looked up.
      expect([sentTo(pay, calls), calls.some(isLookUp)]).toEqual([1, name !== 'no answer'])
    },
  )

  it('is not paid where it is refused, and is charged as the answer says', async () => {
    const refused = await press({ [pay]: () => json({ message: 'The till is closed.' }, 422) })
    expect(refused.end).toMatchObject({ status: 'notPaid', reason: { kind: 'failed', message: 'The till is closed.' } })
    const other = await press({ [pay]: () => json({ ...paid, transaction: { id: 'p-1', amount_charged: '107.88' } }) })
    expect(other.end).toMatchObject({ status: 'paid', receipt: { charged: 107_88 } })
    expect(billToPay.amount).toBe(97_88)
  })
})

describe('POS-06 buying credit', () => {
  const sold = { id: 501, amount: '50.00', credit_to_give: '60.00', hidden: false }
  it.each([
    [
      [{ ...sold, amount: '60.00' }],
      'Your card would have paid $50.00, and would pay $60.00 now. You were not charged: please look at the total before you pay.',
    ],
    [
      [{ ...sold, credit_to_give: '50.00' }],
      'Your credit was $60.00, and is $50.00 now. You were not charged: please look at the total before you pay.',
    ],
    [[{ ...sold, credit_to_give: '0.00' }], 'This credit is no longer sold. You were not charged.'],
  ])('sends nothing once it is not what the diner saw, and shows what is sold now: %j', async (options, message) => {
    const changed = json({ data: { ...venueWire, gift_card_options: options } })
    const { end, calls } = await press({ [venue]: () => changed }, buying)
    expect(end).toMatchObject({ status: 'notPaid', reason: { kind: 'changed', change: { message } } })
    expect(sentTo(credit, calls)).toBe(0)
    if (end.status !== 'notPaid') return
    const [next] = transition(buying, { type: 'notPaid', reason: end.reason })
    expect(next).toMatchObject({
      status: 'addCredit',
      visit: { venue: { creditOptions: { length: message.startsWith('Your') ? 1 : 0 } } },
      change: { message },
    })
  })

  const buying = variants.addCreditPurchase
  it.each(Object.entries(unread))('is looked up after %s, never sent again, and never said to be paid', async (name, reply) => {
    const { end, calls } = await press({ [credit]: reply }, buying)
    expect(end.status).not.toBe('paid')
    expect([sentTo(credit, calls), calls.some(isLookUp)]).toEqual([1, name !== 'no answer'])
  })

  it('stays at its card where it is refused, and is charged as the answer says', async () => {
    const refused = await press({ [credit]: () => json({ message: 'No longer sold.' }, 410) }, buying)
    expect(refused.end).toMatchObject({ status: 'choosing', problem: { message: 'No longer sold.' } })
    const { end } = await press({ [credit]: () => json({ transaction: { id: 'c-1', amount_charged: '45.00' } }) }, buying)
    expect(end).toMatchObject({ status: 'paid', receipt: { charged: 45_00 } })
  })
})
