import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PosPayment } from '../../features/pos/pos.ts'
import { billToPay, visa } from '../../features/pos/examples/examples.ts'
import { posStates as states } from '../../features/pos/examples/states.ts'
import type { PaymentRequest } from '../../features/payment/payable.ts'
import { answered, refused } from '../../features/shared/api/answer.ts'
import { by, json, openPage, options, requests, server, signedIn, startServer, stopServer } from './testing/page.ts'

vi.mock('../runtime/page/returnTargets.ts', () => ({
  allowedReturnUrl: (address: string | null) => (address === 'lunch://done' ? address : null),
}))

beforeEach(startServer)
afterEach(stopServer)

const { visit } = states.review
const bill: PaymentRequest<PosPayment> = { key: 'key-1', what: billToPay, details: { kind: 'bill', visit }, paymentMethodId: visa.id }
const credit: PaymentRequest<PosPayment> = { ...bill, details: { kind: 'credit', optionId: '501' } }

describe('the payments', () => {
  it('POS-09 of a bill carry its sums in dollars, its part, its reward and the card for the tip', async () => {
    const { send } = await signedIn()
    await send(bill, options)
    const partly = { ...visit, ticket: { ...visit.ticket, due: visit.ticket.total }, choices: { ...visit.choices, claimId: '881' } }
    await send({ ...bill, key: 'key-2', details: { kind: 'bill', visit: partly } }, options)
    const [whole, withOffer] = await requests()
    expect(whole).toEqual({
      call: 'POST /api/v3/current_user/credits',
      by,
      key: 'key-1',
      body: {
        transaction: { amount: '103.68', charge_stripe_source_id: visa.id, partial_payment: false },
        project: 'harbor-and-rye',
        ticket_number: '1042',
        location_id: '700',
        pos: 'tableside',
        tip: { amount: '19.20', stripe_source_id: visa.id },
      },
    })
    expect(withOffer).toMatchObject({ key: 'key-2', body: { transaction: { offer_claim_id: '881' } } })
  })

  it('POS-06 of credit name its option and the card; without a card nothing is sent', async () => {
    const { send } = await signedIn()
    await send(credit, options)
    expect(await send({ ...credit, paymentMethodId: null }, options)).toEqual(refused('Missing card or option ID.'))
    expect(await requests()).toEqual([
      {
        call: 'POST /api/v2/gift_card_purchases.json',
        by,
        key: 'key-1',
        body: { gift_card_purchase: { gift_card_option_id: '501', stripe_source_id: visa.id, agrees_with_tos_privacy: 'on' } },
      },
    ])
  })

  it('NET-04 are not sent without a session', async () => {
    const { send } = await openPage()
    for (const asked of [bill, credit]) expect(await send(asked, options)).toMatchObject({ ok: false, failure: { status: 401 } })
    expect(await requests()).toEqual([])
  })

  it('NET-08 are looked up, continued and closed by the key alone', async () => {
    const { lookUp, complete, close } = await signedIn()
    await lookUp('key-1', options)
    await complete('key-1', options)
    await close('key-2', options)
    expect(await requests()).toEqual([
      { call: 'GET /api/v3/payment_attempts/key-1', by: null, key: null, body: null },
      { call: 'POST /api/v3/payment_attempts/key-1/complete', by: null, key: 'key-1', body: null },
      { call: 'POST /api/v3/payment_attempts/key-2/close', by: null, key: 'key-2', body: null },
    ])
  })

  it('POS-10 lead only to an allowed address, at the server’s time or at that of this device', async () => {
    vi.useFakeTimers({ now: 5_000, toFake: ['Date'] })
    const transaction = { id: '7', amount_charged: 90, created_at: '2026-11-20T18:31:00Z' }
    const paths = ['/api/v3/current_user/credits', '/api/v3/payment_attempts/key-1', '/api/v3/payment_attempts/key-1/close']
    const answerAll = (body: object) => server(Object.fromEntries(paths.map((path) => [path, () => json({ outcome: 'paid', ...body })])))
    const { send, lookUp, close } = await signedIn()
    const all = async () => [await send(bill, options), await lookUp('key-1', options), await close('key-1', options)]
    answerAll({ pos_success: true, return_url_override: 'lunch://done', transaction })
    const paid = { charged: 90_00, reference: '7', posInformed: true, returnUrl: 'lunch://done', at: Date.UTC(2026, 10, 20, 18, 31) }
    for (const each of await all()) expect(each).toEqual(answered({ outcome: 'paid', receipt: paid }))
    answerAll({ pos_success: true, return_url_override: 'https://elsewhere.example/' })
    for (const each of await all())
      expect(each).toMatchObject({ ok: true, value: { receipt: { returnUrl: null, at: 5_000, charged: null } } })
  })
})
