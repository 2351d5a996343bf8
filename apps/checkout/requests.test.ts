import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CheckoutEvent, ServerCommand } from '../../features/checkout/events.ts'
import { purchaseBy } from '../../features/checkout/purchaseToPay.ts'
import { buyer, gift, orderFor } from '../../features/checkout/examples/examples.ts'
import { cents } from '../../features/shared/money/money.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { json, sent } from '../runtime/testing/server.ts'

/** Answers these paths; refuses any other. */
const server = (answers: Readonly<Record<string, () => Response>>) =>
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return Promise.resolve(answers[new URL(request.url).pathname]?.() ?? json({}, 422))
  })

/** Refuses every token; answers requests without one. */
const serverOfEndedToken = (body: unknown) =>
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return Promise.resolve(request.headers.has('Authorization') ? json({}, 401) : json(body))
  })

const options = { signal: new AbortController().signal }

async function load() {
  vi.resetModules()
  const [{ calls }, { sendGift, setPassword }, payments, { carryOut }, session, { rights }] = await Promise.all([
    import('./commands.ts'),
    import('./Bought.tsx'),
    import('./paymentApi.ts'),
    import('../runtime/flow/carryOut.ts'),
    import('../runtime/session/token.ts'),
    import('../runtime/session/rights.ts'),
  ])
  rights.hold('purchase', 'one', 'p1')
  rights.hold('purchase', 'other', 'p2')
  rights.hold('password', 'one', 'reset')
  const run = (command: ServerCommand) => carryOut<ServerCommand, CheckoutEvent>({ calls, handlers: {} }, command, options)
  return { ...payments, ...session, run, sendGift, setPassword }
}

const requests = () =>
  Promise.all(
    sent.map(async (request) => ({
      call: `${request.method} ${request.url.replace('https://api.example', '')}`,
      by: request.headers.get('Authorization'),
      key: request.headers.get('Idempotency-Key'),
      body: request.body === null ? null : ((await request.json()) as unknown),
    })),
  )

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  server({})
})

const order = { ...orderFor('giftCard'), pay: cents(4_500), promoCode: 'SPRING10' }
const visit = { order, buyer, account: { kind: 'none' }, askedCode: null, timeZone: 'UTC' } as const
const { what, details } = purchaseBy({ visit, buyer, agreedTo: null })
const request = { key: 'attempt-1', what, details, paymentMethodId: 'pm' }
const ofMember = { ...request, details: { ...details, isMember: true } }
const rightTo = (name: string) => ({ of: 'purchase', name }) as const

describe('the requests', () => {
  it('CHK-03 NET-08 of reads and of an attempt have its key, and the token of who is signed in', async () => {
    const { paymentApi, records, run, saveToken } = await load()
    records.record({ ...what, key: 'attempt-1' })
    await run({ type: 'loadOrder', link: { option: { kind: 'ico', id: 'a/b' }, promoCode: 'SPRING10' } })
    await run({ type: 'loadOrder', link: { option: { kind: 'ico', id: 'ico-50' }, promoCode: null } })
    saveToken('member-token')
    await run({ type: 'loadMember' })
    await paymentApi.lookUp('attempt-1', options)
    await paymentApi.complete?.('attempt-1', options)
    await paymentApi.close('attempt-1', options)
    const attempt = '/api/v6/attempts/attempt-1'
    expect(await requests()).toEqual([
      { call: 'GET /api/v5/purchase_options/ico/a%2Fb?code=SPRING10', by: null, key: null, body: null },
      { call: 'GET /api/v5/purchase_options/ico/ico-50', by: null, key: null, body: null },
      { call: 'GET /api/v5/current_user', by: 'Bearer member-token', key: null, body: null },
      { call: `GET ${attempt}`, by: 'Bearer member-token', key: null, body: null },
      { call: `POST ${attempt}/complete`, by: 'Bearer member-token', key: 'attempt-1', body: null },
      { call: `POST ${attempt}/close`, by: 'Bearer member-token', key: 'attempt-1', body: null },
    ])
  })

  it('CHK-04 NET-02 of a purchase, with the server’s names; a guest’s has no token, whatever token the tab has', async () => {
    const { paymentApi, saveToken } = await load()
    saveToken('member-token')
    await paymentApi.send(ofMember, options)
    const ofCredit = { ...what, terms: { ...what.terms, option: { kind: 'ico', id: 'ico-50' } } } as const
    await paymentApi.send({ ...request, what: ofCredit, details: { ...details, promoCode: null } }, options)
    const [gco, ico] = await requests()
    const by = { email: 'ada.moreau@mail.example', first_name: 'Ada', last_name: 'Moreau' }
    expect(gco).toMatchObject({
      call: 'POST /api/v5/purchases',
      by: 'Bearer member-token',
      key: 'attempt-1',
      body: { ...by, gco_id: 'gco-50', code: 'SPRING10', amount_to_charge: '45.00', payment_method_id: 'pm' },
    })
    expect(gco?.body).not.toHaveProperty('ico_id')
    expect(ico).toMatchObject({ by: null, body: { ...by, ico_id: 'ico-50', amount_to_charge: '45.00' } })
    expect(ico?.body).not.toHaveProperty('gco_id')
    expect(ico?.body).not.toHaveProperty('code')
  })

  it('NET-10 PUR-06 of a purchase have the campaign, without the promo code', async () => {
    const { rememberCampaign } = await import('../runtime/page/campaign.ts')
    rememberCampaign('?utm_source=mail&code=WELCOME25')
    const { paymentApi } = await load()
    await paymentApi.send(request, options)
    expect(await requests()).toMatchObject([{ body: { utm: { utm_source: 'mail' } } }])
  })
  it('CHK-05 of a gift have one idempotency key for each purchase, also if the gift changes', async () => {
    const { sendGift, saveToken } = await load()
    saveToken('member-token')
    await sendGift(rightTo('one'), gift, true)
    await sendGift(rightTo('one'), { ...gift, deliverOn: null }, false)
    await sendGift(rightTo('other'), gift, true)
    const call = 'POST /api/v5/purchases/p1/gift'
    expect(await requests()).toMatchObject([
      { call, by: 'Bearer member-token', key: 'gift.p1', body: { recipient_name: 'Max', deliver_on: '2026-12-24' } },
      { call, by: null, key: 'gift.p1' },
      { key: 'gift.p2' },
    ])
  })

  it('CHK-07 of a password', async () => {
    const { setPassword } = await load()
    await setPassword({ of: 'password', name: 'one' }, 'dinner4two')
    expect(await requests()).toMatchObject([
      { call: 'POST /api/v5/passwords', by: null, body: { reset_token: 'reset', password: 'dinner4two' } },
    ])
  })
})

describe('NET-02 a token that has ended', () => {
  const wire = { kind: 'ico', id: 'ico-50', product: 'credit', name: 'Credit', amount: 50, amount_to_charge: 50, credit_to_give: 60 }
  const link = { option: { kind: 'ico', id: 'ico-50' }, promoCode: null } as const

  it('does not prevent reading the order and sending a gift, and is tried once', async () => {
    serverOfEndedToken({ purchase_option: wire, gift: {} })
    const { run, sendGift, saveToken, token } = await load()
    for (const act of [() => run({ type: 'loadOrder', link }), async () => ({ answer: await sendGift(rightTo('one'), gift, true) })]) {
      sent.length = 0
      saveToken('ended')
      expect(await act()).toMatchObject({ answer: { ok: true } })
      expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer ended', null])
      expect(token()).toBeNull()
    }
  })

  it('is deleted where the member is read, and a guest who is refused is asked once', async () => {
    server({ '/api/v5/current_user': () => json({}, 401), '/api/v5/purchases/p1/gift': () => json({}, 401) })
    const { run, sendGift, saveToken, token } = await load()
    await sendGift(rightTo('one'), gift, false)
    expect(sent).toHaveLength(1)
    saveToken('ended')
    await run({ type: 'loadMember' })
    expect(token()).toBeNull()
  })

  it('pays once, and is deleted; a newer one stays', async () => {
    server({ '/api/v5/purchases': () => json({}, 401) })
    const { paymentApi, saveToken, token } = await load()
    saveToken('member-token')
    await paymentApi.send(ofMember, options)
    expect(sent).toHaveLength(1)
    expect(token()).toBeNull()
    // Nothing is sent for a member of whom there is no token.
    expect(await paymentApi.send(ofMember, options)).toMatchObject({ failure: { status: 401 } })
    expect(sent).toHaveLength(1)
    saveToken('member-token')
    server({ '/api/v5/purchases': () => (saveToken('fresh'), json({}, 401)) })
    await paymentApi.send(ofMember, options)
    expect(sent).toHaveLength(2)
    expect(token()).toBe('fresh')
  })
})
