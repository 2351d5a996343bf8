import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as gifting from '../../../features/bulk-gifting/api.ts'
import * as checkout from '../../../features/checkout/api.ts'
import * as claim from '../../../features/claim/api.ts'
import * as managers from '../../../features/managers/api.ts'
import * as refunds from '../../../features/managers/refund/api.ts'
import * as managersCheckout from '../../../features/managers/checkout/api.ts'
import * as pos from '../../../features/pos/api.ts'
import * as purchase from '../../../features/store/api.ts'
import * as diner from '../../../features/diner/api.ts'
import * as bills from '../../../features/bill/paid/api.ts'
import * as account from '../../../features/account/api.ts'
import { type Answer, isFinalAnswer, movedNoMoney } from '../../../features/shared/api/answers/answer.ts'
import { type Endpoint, endpoint } from '../../../features/shared/api/endpoint.ts'
import { stubBrowser } from '../testing/browser.ts'
import { answer, json, sent } from '../testing/server.ts'

/** Answers with a 2xx that do not say that anything was paid, refunded, credited or allowed. */
const lies: readonly (readonly [string, () => Response])[] = [
  ['an empty 204', () => new Response(null, { status: 204 })],
  ['a page of HTML', () => new Response('<html>Done</html>', { headers: { 'Content-Type': 'text/html' } })],
  ...[
    null,
    [],
    {},
    'ok',
    true,
    { success: true },
    { status: 'ok', message: 'Done.' },
    { success: false },
    { errors: { base: ['The till is offline.'] } },
    { errors: ['The till is offline.'], pos_success: true, transaction: { id: '7' } },
    { error: 'Your card was declined.' },
    { requires_action: true },
    { requires_action: true, client_secret: '' },
    { outcome: 'requires_action' },
    { outcome: 'succeeded' },
    { pos_success: false },
    { pos_success: 'odd' },
    { pos_success: [] },
    { pos_success: { errors: ['The till is offline.'] } },
    { pos_success: null, transaction: {} },
    { transaction: { id: null, amount: 'much' } },
    { refund: [] },
    { refund: {} },
    { refund: { status: 'failed' } },
    { refund: { id: 'r1', status: 'failed' } },
    { refund: { errors: ['No'] } },
    { refund: { amount: 0 } },
    { amount_charged: 0 },
    { amount_charged: 0, status: 'failed' },
    { amount_charged: 54, status: 'failed' },
    { amount_credited: '0' },
    { transaction: { amount_charged: 0 } },
    { transaction: { id: 't1', status: 'failed' } },
  ].map((body) => [JSON.stringify(body), () => json(body)] as const),
]

const payments = {
  'a bill at the table': pos.payBill,
  'credit bought at the table': pos.buyCredit,
  'a check in managers': managersCheckout.payTicket,
  'a check of a diner': diner.payTicket,
  'a bill, after the bank': bills.completePayment,
  'a purchase': checkout.purchase,
  'a purchase, after the bank': checkout.completePurchase,
  'a gift order': gifting.placeOrder,
  'a gift order, after the bank': gifting.completeOrder,
}

const otherWrites = {
  'a refund': refunds.refund,
  'a claim': claim.claimOffer,
  'a saved card': pos.addCard,
  'a gift': checkout.sendGift,
  'an open amount of credit': purchase.createCashOption,
  'an open amount of a gift card': purchase.createGiftCardOption,
  'a sign-in': account.signIn,
  'a sign-in of a manager': managers.signInByCode,
}

const lookUps = {
  'a bill': [bills.lookUpPayment, bills.closePayment],
  'a purchase': [checkout.lookUpPurchase, checkout.closePurchase],
  'a gift order': [gifting.lookUpOrder, gifting.closeOrder],
  'a refund': [refunds.lookUpRefund, refunds.closeRefund],
  'a claim': [claim.lookUpClaim],
}

/** The app's reading of this answer. Only the path is not the endpoint's own. */
async function read({ response, refuses }: Pick<Endpoint, 'response' | 'refuses'>, lie: () => Response): Promise<Answer<unknown>> {
  answer(lie)
  const { call } = await import('./call.ts')
  return call(endpoint({ method: 'POST', path: '/api/any', response, refuses }), {})
}

/** The answer that the browser has after it has followed a redirect. */
function redirected(response: Response): Response {
  Object.defineProperty(response, 'redirected', { value: true })
  return response
}

beforeEach(() => {
  sent.length = 0
  stubBrowser({})
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

describe.each(Object.entries(payments))('NET-12 %s', (_, api) => {
  // After any other answer a payment is looked up, or closed.
  it.each(lies)('is neither paid nor uncharged after %s', async (_name, lie) => {
    const lied = await read(api, lie)
    expect(!lied.ok && !(isFinalAnswer(lied.failure) && movedNoMoney(lied.failure))).toBe(true)
  })
})

describe.each(Object.entries(otherWrites))('NET-12 %s', (_, api) => {
  it.each(lies)('is no success after %s', async (_name, lie) => {
    expect((await read(api, lie)).ok).toBe(false)
  })
})

describe.each(Object.entries(lookUps))('NET-12 the look-up of %s', (_, apis) => {
  it.each(lies)('tells no outcome with %s', async (_name, lie) => {
    for (const api of apis) expect((await read(api, lie)).ok).toBe(false)
  })
})

it.each([
  ['a refusal', () => json({ errors: { base: ['Not found'] } }, 404)],
  ['an ended session', () => json({}, 401)],
  ['a success', () => json({ pos_success: true, transaction: { id: '7' } })],
])('NET-12 a write that was redirected to %s says nothing of its outcome: the answer is another address’s', async (_name, to) => {
  const malformed = { ok: false, failure: { kind: 'malformed' } }
  for (const api of [...Object.values(payments), ...Object.values(otherWrites), bills.closePayment])
    expect(await read(api, () => redirected(to()))).toEqual(malformed)
  // A read is the same at any address.
  const { call } = await import('./call.ts')
  expect(await call(endpoint({ method: 'GET', path: '/api/any', response: z.unknown() }), {})).not.toEqual(malformed)
})
