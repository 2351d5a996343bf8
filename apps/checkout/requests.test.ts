import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CheckoutEvent, ServerCommand } from '../../features/checkout/checkout.ts'
import { buyer, gift } from '../../features/checkout/testing/examples.ts'
import { cents } from '../../features/shared/money/money.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'

const sent: Request[] = []

/** Runs these commands and returns the requests; every call is refused. */
async function requestsOf(...commands: readonly ServerCommand[]) {
  vi.resetModules()
  const [{ callsWith }, { carryOut }] = await Promise.all([import('./commands.ts'), import('../runtime/flow/carryOut.ts')])
  const { signal } = new AbortController()
  const provider = {
    makePaymentMethod: () => Promise.reject(new Error('Not asked here.')),
    authenticate: () => Promise.reject(new Error('Not asked here.')),
  }
  const abilities = { calls: callsWith(provider), handlers: {} }
  for (const command of commands) await carryOut<ServerCommand, CheckoutEvent>(abilities, command, { signal })
  return Promise.all(
    sent.map(async (request) => ({
      call: `${request.method} ${request.url.replace('https://api.example', '')}`,
      by: request.headers.get('Authorization'),
      key: request.headers.get('Idempotency-Key'),
      body: request.body === null ? null : ((await request.json()) as unknown),
    })),
  )
}

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return Promise.resolve(new Response('{}', { status: 422 }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const request = {
  key: 'attempt-1',
  option: { kind: 'gco', id: 'gco-50' },
  promoCode: 'SPRING10',
  agreed: cents(4_500),
  buyer,
  token: 'member-token',
  paymentMethodId: 'pm',
} as const
const sendGift = { type: 'sendGift', purchaseId: 'p1', gift, token: 'member-token' } as const

describe('the requests', () => {
  it.each([
    [
      { type: 'loadOrder', link: { option: { kind: 'ico', id: 'a/b' }, promoCode: 'SPRING10' } },
      'GET /api/v5/purchase_options/ico/a%2Fb?code=SPRING10',
    ],
    [{ type: 'loadOrder', link: { option: { kind: 'ico', id: 'ico-50' }, promoCode: null } }, 'GET /api/v5/purchase_options/ico/ico-50'],
    [{ type: 'loadMember', token: 'member-token' }, 'GET /api/v5/current_user'],
    [{ type: 'lookUpPayment', request }, 'GET /api/v5/purchases/attempts/attempt-1'],
  ] as const)('CHK-03 NET-08 of a read: %o', async (command, call) => {
    expect(await requestsOf(command)).toMatchObject([{ call, body: null, key: null }])
  })

  it('CHK-04 of a purchase, with the server’s names', async () => {
    const [gco, ico] = await requestsOf(
      { type: 'sendPayment', request },
      {
        type: 'sendPayment',
        request: { ...request, key: 'attempt-2', option: { kind: 'ico', id: 'ico-50' }, promoCode: null, token: null },
      },
    )
    const by = { email: 'ada.moreau@mail.example', first_name: 'Ada', last_name: 'Moreau' }
    expect(gco).toMatchObject({
      call: 'POST /api/v5/purchases',
      by: 'Bearer member-token',
      key: 'attempt-1',
      body: { ...by, gco_id: 'gco-50', code: 'SPRING10', amount_to_charge: '45.00', payment_method_id: 'pm' },
    })
    expect(gco?.body).not.toHaveProperty('ico_id')
    expect(ico).toMatchObject({ by: null, key: 'attempt-2', body: { ...by, ico_id: 'ico-50', amount_to_charge: '45.00' } })
    expect(ico?.body).not.toHaveProperty('gco_id')
    expect(ico?.body).not.toHaveProperty('code')
  })

  it('CHK-05 of a gift have one idempotency key for each purchase, also if the gift changes', async () => {
    const [first, again, other] = await requestsOf(
      sendGift,
      { ...sendGift, gift: { ...gift, deliverOn: null } },
      { ...sendGift, purchaseId: 'p2' },
    )
    const body = { recipient_name: 'Max', recipient_email: 'ada.moreau@mail.example', message: 'Enjoy', time_zone: 'Pacific/Auckland' }
    expect(first).toMatchObject({
      call: 'POST /api/v5/purchases/p1/gift',
      by: 'Bearer member-token',
      body: { ...body, deliver_on: '2026-12-24' },
    })
    expect(again?.body).toEqual(body)
    expect(again?.key).toBe(first?.key)
    expect(other?.key).not.toBe(first?.key)
  })

  it.each([
    [{ type: 'completePayment', request }, 'POST /api/v5/purchases/attempts/attempt-1/complete'],
    [{ type: 'closePayment', request }, 'POST /api/v5/purchases/attempts/attempt-1/close'],
  ] as const)('NET-08 have the key of the attempt, however often they are sent: %o', async (command, call) => {
    expect(await requestsOf(command, command)).toMatchObject([
      { call, key: 'attempt-1' },
      { call, key: 'attempt-1' },
    ])
  })

  it('CHK-07 CHK-04 of a password', async () => {
    const [set, signedIn] = await requestsOf(
      { type: 'setPassword', resetToken: 'reset', password: 'dinner4two' },
      { type: 'signIn', email: buyer.email, password: 'dinner4two' },
    )
    expect(set).toMatchObject({ call: 'POST /api/v5/passwords', by: null, body: { reset_token: 'reset', password: 'dinner4two' } })
    expect(signedIn).toMatchObject({
      call: 'POST /api/v5/login',
      by: null,
      body: { user: { email: 'ada.moreau@mail.example', password: 'dinner4two' } },
    })
  })
})
