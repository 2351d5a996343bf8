import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type LunchPayment, lunch, receipt } from '../../../features/payment/examples.ts'
import { things } from '../../../features/payment/thing.ts'
import { attemptCalls } from '../../../features/payment/wire/attemptCalls.ts'
import { attemptResponses, declined } from '../../../features/payment/wire/chargeWire.ts'
import { answered, failed, refused } from '../../../features/shared/api/answers/answer.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { shortHash } from '../../../features/shared/api/answers/shortHash.ts'
import { rights } from '../session/rights.ts'
import { saveToken } from '../session/token.ts'
import { stubBrowser } from '../testing/browser.ts'
import { stubLocks } from '../testing/locks.ts'
import { answer, json, sent } from '../testing/server.ts'
import { createAttemptRecords } from './records/attemptRecords.ts'
import type { PaymentGateway } from './gateway/paymentGateway.ts'
import { attemptApi, byKey } from './attemptApi.ts'
import { closePayment, completePayment, lookUpPayment } from '../../../features/bill/paid/api.ts'
import { billResponses } from '../../../features/bill/paid/receiptWire.ts'
import { type PaymentConnection, paymentCalls } from './paymentSetup.ts'
import { entries, isPaid } from './records/entries.ts'
import { withLock, sendingLock } from './records/tabLocks.ts'

beforeEach(() => {
  sent.length = 0
  stubBrowser()
  stubLocks()
})

const options = { signal: new AbortController().signal }
const attempt = { ...lunch, key: 'a' }
const api = { namesCharge: true, send: vi.fn(), lookUp: vi.fn(), close: vi.fn() } as const

/** The abilities of a page that sells lunch. */
function open(given: Partial<PaymentConnection<LunchPayment>> = {}) {
  const records = createAttemptRecords('purchase', z.object({ meal: z.string() }))
  const connection = { records, api, ...given }
  return { records, ...paymentCalls<LunchPayment>(() => connection, openGateway) }
}
const authenticate = vi.fn<PaymentGateway['provider']['authenticate']>()
const openGateway = async (): Promise<PaymentGateway> => ({
  provider: { authenticate, makePaymentMethod: vi.fn() },
  makeCardToken: vi.fn(),
  open: vi.fn(),
  setVenueKey: vi.fn(),
  setElements: vi.fn(),
  setConsent: vi.fn(),
})
const request = { key: 'a', what: lunch, details: null, paymentMethodId: 'pm' }

it('NET-08 a request waits for another attempt to pay for the same', async () => {
  const send = vi.fn(async () => answered({ outcome: 'paid', receipt } as const))
  const { calls } = open({ api: { ...api, send } })
  await calls.sendPayment({ request }, options)
  const second = await calls.sendPayment({ request: { ...request, key: 'b' } }, options)
  expect(second).toMatchObject({ value: { outcome: 'earlierFirst', attempts: [attempt] } })
  // The right to read the receipt belongs to the sender.
  expect(rights.has({ of: 'receipt', name: shortHash('a') })).toBe(true)
  expect(send).toHaveBeenCalledOnce()
})

it('NET-08 a charge that is on its way is not aborted when its page is left', async () => {
  const signals: AbortSignal[] = []
  const charge = async (_: unknown, { signal }: typeof options) => {
    signals.push(signal)
    return answered({ outcome: 'paid', receipt } as const)
  }
  const { calls } = open({ api: { ...api, send: charge, complete: charge } })
  const leaving = new AbortController()
  leaving.abort()
  await calls.sendPayment({ request }, leaving)
  await calls.completePayment({ request }, leaving)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false])
})

it('POS-14 what is read again, and what the bank says, decide: nothing is taken for granted', async () => {
  expect(
    await open({ api: { send: vi.fn(), lookUp: vi.fn(), close: vi.fn(), verify: async () => 'soldOut' } }).calls.verifyPayment(
      { request },
      options,
    ),
  ).toEqual(answered('soldOut'))
  expect(await open({ api }).calls.verifyPayment({ request }, options)).toEqual(answered(null))
  authenticate.mockResolvedValue(refused('Not confirmed.'))
  expect(await open().calls.authenticate({ clientSecret: 'secret' }, options)).toEqual(refused('Not confirmed.'))
})

it('NET-08 an attempt is looked up and closed once no tab waits for its request, whatever another attempt waits for', async () => {
  const asked: string[] = []
  const ask = (what: string) => async (key: string) => {
    asked.push(`${what} ${key}`)
    return answered({ outcome: 'paid', receipt } as const)
  }
  const { calls } = open({ api: { ...api, lookUp: ask('look up'), close: ask('close') } })
  const askAbout = (key: string) =>
    Promise.all([calls.lookUpPayment({ request: { key } }, options), calls.closePayment({ request: { key } }, options)])

  let answer: () => void = () => undefined
  const sent = withLock(sendingLock('a'), () => new Promise<void>((resolve) => (answer = resolve)))
  const ofA = askAbout('a')
  await askAbout('b')
  expect(asked).toEqual(['look up b', 'close b'])
  answer()
  await Promise.all([sent, ofA])
  expect(asked).toEqual(['look up b', 'close b', 'look up a', 'close a'])
})

it.each([
  ['with the session’s token', 'a', 'Bearer token-1'],
  ['by its key alone, where another channel has sent it', 'of a table', null],
  ['by its key alone, where no entry says any more who has sent it', 'removed', null],
] as const)('NET-08 an attempt is looked up and closed %s', async (_, key, bearer) => {
  saveToken('token-1')
  createAttemptRecords('diner', z.object({ meal: z.string() })).record({ ...lunch, key: 'of a table' })
  answer(() => json({ outcome: 'closed' }))
  const { lookUp, close } = attemptCalls(attemptResponses([declined]))
  const { records } = open()
  records.record({ ...lunch, key: 'a' })
  const ask = byKey(records)
  for (const asked of [lookUp, close]) expect(await ask(asked, key, options)).toEqual(answered({ outcome: 'closed' }))
  const said = sent.map(({ method, url, headers }) => [
    method,
    new URL(url).pathname,
    headers.get('Idempotency-Key'),
    headers.get('Authorization'),
  ])
  expect(said).toEqual([
    ['GET', `/api/v6/attempts/${encodeURIComponent(key)}`, null, bearer],
    ['POST', `/api/v6/attempts/${encodeURIComponent(key)}/close`, key, bearer],
  ])
})

it('NET-08 an answer that proves nothing about an attempt is no outcome of it, whichever call it answers', async () => {
  answer(() => json({ outcome: 'paid', payment: {} }))
  const receipt = z.decode(billResponses.charge, { outcome: 'paid', payment: {} })
  const calls = { send: async () => answered(receipt), complete: completePayment, lookUp: lookUpPayment, close: closePayment }
  const { send, ...byTheKey } = attemptApi(open().records, calls, () => () => null)
  const asked = [send({ key: 'a' }, options), ...Object.values(byTheKey).map((ask) => ask('a', options))]
  expect(await Promise.all(asked)).toEqual(asked.map(() => failed({ kind: 'malformed' })))
})

describe('NET-08 the record of an attempt', () => {
  const { records } = open()
  const untold = { charged: null, isSettled: false } as const
  const known = { ...untold, isSettled: true }
  const ofBill = { ...attempt, thing: things.bill({ location: '700', check: '1042' }) }
  const ofTyped = { ...attempt, thing: things.typedBill({ location: '700', guest: '9' }) }
  it.each([
    ['stays while the till does not know of a bill', ofBill, untold, 1, 1],
    ['stays so for a bill that was typed', ofTyped, untold, 1, 1],
    ['ends once the payer says so', ofBill, { ...untold, isDone: true }, 0, 1],
    ['ends where there is no till', attempt, untold, 0, 1],
    ['ends with a receipt', ofBill, known, 0, 1],
    ['ends where nothing was charged', ofBill, 'uncharged', 0, 0],
  ] as const)('%s', (_, of, ending, listed, paid) => {
    const { handlers } = open({ records: createAttemptRecords(of === attempt ? 'purchase' : 'hosted', z.object({ meal: z.string() })) })
    void handlers.recordAttempt({ attempt: of }, options)
    void handlers.endAttempt({ attempt: of, ending }, options)
    const found = entries.all().filter((each) => each.thing === of.thing && !(isPaid(each) && each.is.isSettled))
    expect([found.length, entries.paidFor(of.thing).length]).toEqual([listed, paid])
  })

  it.each([
    ['what the receipt says', cents(9_00), 9_00],
    ['what was agreed, where the receipt does not say it', null, 10_00],
  ])('has %s', (_, charged, sum) => {
    records.record(attempt)
    records.end(attempt, { ...known, charged })
    expect(entries.paidFor(attempt.thing).at(-1)?.entry?.is.charged).toBe(sum)
  })
})
