import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CheckoutEvent, ServerCommand } from '../../features/checkout/checkout.ts'
import { buyer, gift } from '../../features/checkout/testing/examples.ts'
import { cents } from '../../features/shared/money/money.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import type { Provider } from '../runtime/payments/paymentGateway.ts'

const provider = {
  makePaymentMethod: () => Promise.reject(new Error('Not asked here.')),
  authenticate: () => Promise.reject(new Error('Not asked here.')),
} satisfies Provider

const sent: Request[] = []
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const user = { email: 'maya@mail.example', first_name: 'Maya', last_name: 'Lindqvist' }

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

async function load() {
  vi.resetModules()
  const [{ callsWith }, { carryOut }, { saveToken, token }] = await Promise.all([
    import('./commands.ts'),
    import('../runtime/flow/carryOut.ts'),
    import('../runtime/session/token.ts'),
  ])
  const abilities = { calls: callsWith(provider), handlers: {} }
  const options = { signal: new AbortController().signal }
  return { saveToken, token, run: (command: ServerCommand) => carryOut<ServerCommand, CheckoutEvent>(abilities, command, options) }
}

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const request = {
  key: 'attempt-1',
  option: { kind: 'ico', id: 'ico-50' },
  promoCode: null,
  agreed: cents(5_000),
  buyer,
  paymentMethodId: 'pm',
} as const
const signIn = { type: 'signIn', email: buyer.email, password: 'dinner4two' } as const
const signedIn = () => json({ user: { token: 'fresh' } })

describe('NET-02 CHK-04 signing in', () => {
  it('saves the token after the member is read', async () => {
    server({ '/api/v5/login': signedIn, '/api/v5/current_user': () => json({ user }) })
    const { run, token } = await load()
    expect(await run(signIn)).toMatchObject({ type: 'signInAnswered', answer: { ok: true, value: { token: 'fresh' } } })
    expect(token()).toBe('fresh')
  })

  it('saves no token if the member cannot be read', async () => {
    server({ '/api/v5/login': signedIn, '/api/v5/current_user': () => json({}, 403) })
    const { run, token } = await load()
    expect(await run(signIn)).toMatchObject({ type: 'signInAnswered', answer: { ok: false } })
    expect(token()).toBeNull()
  })
})

describe('NET-02 reading the order', () => {
  const order = { kind: 'ico', id: 'ico-50', product: 'credit', name: 'Credit', amount: 50, amount_to_charge: 50, credit_to_give: 60 }
  const link = { option: { kind: 'ico', id: 'ico-50' }, promoCode: null } as const

  it('goes on without a token that has ended, and tries it once', async () => {
    serverOfEndedToken({ purchase_option: order })
    const { run, saveToken, token } = await load()
    saveToken('ended')
    expect(await run({ type: 'loadOrder', link })).toMatchObject({ answer: { ok: true } })
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer ended', null])
    expect(token()).toBeNull()
  })
})

describe('NET-02 a token that has ended', () => {
  it('does not prevent sending a gift', async () => {
    serverOfEndedToken({ gift: {} })
    const { run, saveToken, token } = await load()
    saveToken('ended')
    expect(await run({ type: 'sendGift', purchaseId: 'p1', token: 'ended', gift })).toMatchObject({ answer: { ok: true } })
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer ended', null])
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key')))).toEqual(new Set(['gift.p1']))
    expect(token()).toBeNull()
  })
  it('pays once, and is deleted', async () => {
    server({ '/api/v5/purchases': () => json({}, 401) })
    const { run, saveToken, token } = await load()
    saveToken('ended')
    await run({ type: 'sendPayment', request: { ...request, token: 'ended' } })
    expect(sent).toHaveLength(1)
    expect(token()).toBeNull()
  })
  it('leaves a newer token alone', async () => {
    server({ '/api/v5/purchases': () => json({}, 401) })
    const { run, saveToken, token } = await load()
    saveToken('fresh')
    await run({ type: 'sendPayment', request: { ...request, token: 'ended' } })
    expect(token()).toBe('fresh')
  })
})

describe('NET-08 an attempt that charged nothing, followed by another one in a copy of the tab', () => {
  const purchased = {
    outcome: 'purchased',
    purchase: { id: 'p2', amount_charged: 50, amount_credited: 60, user_email: 'ada@mail.example' },
  }
  const attempts = '/api/v5/purchases/attempts'
  const attempt = { key: 'attempt-1' }
  const noteNext = () => window.localStorage.setItem('platewell.testenterprise.nextAttempt.attempt-1', 'attempt-2')

  it.each([{ outcome: 'closed' }, { outcome: 'declined', decline_code: 'card_declined' }])(
    'is answered by the outcome of the other one (%j)',
    async (first) => {
      server({ [`${attempts}/attempt-1`]: () => json(first), [`${attempts}/attempt-2`]: () => json(purchased) })
      noteNext()
      const { run } = await load()
      expect(await run({ type: 'lookUpPayment', request: attempt })).toMatchObject({ answer: { value: { outcome: 'paid' } } })
    },
  )
  it('is given up together with the other one', async () => {
    server({ [`${attempts}/attempt-1/close`]: () => json({ outcome: 'closed' }), [`${attempts}/attempt-2/close`]: () => json(purchased) })
    noteNext()
    const { run } = await load()
    expect(await run({ type: 'closePayment', request: attempt })).toMatchObject({ answer: { value: { outcome: 'paid' } } })
    expect(sent[1]?.headers.get('Idempotency-Key')).toBe('attempt-2')
  })
  it('is looked up once, also if the records form a circle', async () => {
    server({ [`${attempts}/attempt-1`]: () => json({ outcome: 'closed' }), [`${attempts}/attempt-2`]: () => json({ outcome: 'closed' }) })
    noteNext()
    window.localStorage.setItem('platewell.testenterprise.nextAttempt.attempt-2', 'attempt-1')
    const { run } = await load()
    expect(await run({ type: 'lookUpPayment', request: attempt })).toMatchObject({ answer: { value: { outcome: 'closed' } } })
    expect(sent).toHaveLength(2)
  })
  it('is answered alone if there is no other one', async () => {
    server({ [`${attempts}/attempt-1`]: () => json({ outcome: 'closed' }) })
    const { run } = await load()
    expect(await run({ type: 'lookUpPayment', request: attempt })).toMatchObject({ answer: { value: { outcome: 'closed' } } })
    expect(sent).toHaveLength(1)
  })
})

describe('NET-02 CHK-04 who pays', () => {
  it('is a guest without a member in the visit, whatever token the tab has', async () => {
    server({})
    const { run, saveToken } = await load()
    saveToken('someone')
    await run({ type: 'sendPayment', request: { ...request, token: null } })
    await run({ type: 'sendGift', purchaseId: 'p1', token: null, gift })
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null])
  })

  it('NET-10 PUR-06 sends the campaign, without the promo code', async () => {
    server({})
    const { rememberCampaign } = await import('../runtime/tracking/campaign.ts')
    rememberCampaign('?utm_source=mail&code=WELCOME25')
    const { run } = await load()
    await run({ type: 'sendPayment', request: { ...request, token: null } })
    expect(await sent[0]?.json()).toHaveProperty('utm', { utm_source: 'mail' })
  })
  it('NET-08 looks up and closes an attempt by its key alone', async () => {
    server({})
    const { run, saveToken } = await load()
    saveToken('ended')
    const made = { ...request, token: 'ended' }
    await run({ type: 'lookUpPayment', request: made })
    await run({ type: 'closePayment', request: made })
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null])
  })
})
