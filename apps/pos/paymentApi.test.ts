import { beforeEach, describe, expect, it, vi } from 'vitest'
import { minimalTicketWire } from '../../features/bill/examples/bill.ts'
import type { PosPayment } from '../../features/pos/pos.ts'
import { billToPay, creditToPay, visa } from '../../features/pos/examples/examples.ts'
import { agreedIn } from '../../features/pos/examples/payments.ts'
import { posStates as states } from '../../features/pos/examples/states.ts'
import type { PaymentRequest } from '../../features/payment/attempt/attempt.ts'
import { answered, refused } from '../../features/shared/api/answers/answer.ts'
import { by, json, openPage, options, requests, server, signedIn, startServer } from './testing/page.ts'

beforeEach(startServer)

const { visit } = states.review
const bill: PaymentRequest<PosPayment> = { key: 'key-1', what: billToPay, details: visit, paymentMethodId: visa.id }
const credit: PaymentRequest<PosPayment> = { ...bill, what: creditToPay }

describe('the payments', () => {
  it('POS-09 of a bill carry its sums in dollars, its part, its reward and the card for the tip', async () => {
    const { send } = await signedIn()
    await send(bill, options)
    const partly = { ...visit, ticket: { ...visit.ticket, due: visit.ticket.total }, choices: { ...visit.choices, claimId: '881' } }
    await send({ ...bill, key: 'key-2', what: agreedIn(partly).what, details: partly }, options)
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

  it('NET-08 are looked up, continued and closed as who is signed in, and after that by the key alone', async () => {
    const { lookUp, complete, close, records, saveToken } = await signedIn()
    records.record({ ...billToPay, key: 'key-1' })
    await lookUp('key-1', options)
    saveToken(null)
    await complete('key-1', options)
    await close('key-2', options)
    expect(await requests()).toEqual([
      { call: 'GET /api/v6/attempts/key-1', by, key: null, body: null },
      { call: 'POST /api/v6/attempts/key-1/complete', by: null, key: 'key-1', body: null },
      { call: 'POST /api/v6/attempts/key-2/close', by: null, key: 'key-2', body: null },
    ])
  })

  it('POS-10 lead only to an allowed address, at the server’s time or at that of this device', async () => {
    vi.useFakeTimers({ now: 5_000, toFake: ['Date'] })
    const transaction = { id: '7', amount_charged: 90, created_at: '2026-11-20T18:31:00Z' }
    const paths = ['/api/v3/current_user/credits', '/api/v6/attempts/key-1', '/api/v6/attempts/key-1/close']
    const answerAll = (said: object, charge: object) =>
      server(
        Object.fromEntries(
          paths.map((path) => [
            path,
            () => json(path === paths[0] ? { ...said, transaction: charge } : { outcome: 'paid', payment: { ...said, ...charge } }),
          ]),
        ),
      )
    const { send, lookUp, close } = await signedIn()
    const all = async () => [await send(bill, options), await lookUp('key-1', options), await close('key-1', options)]
    answerAll({ pos_success: true, return_url_override: 'lunch://done' }, transaction)
    const paid = { charged: 90_00, reference: '7', posInformed: true, returnUrl: 'lunch://done', at: Date.UTC(2026, 10, 20, 18, 31) }
    for (const each of await all()) expect(each).toEqual(answered({ outcome: 'paid', receipt: paid }))
    answerAll({ pos_success: true, return_url_override: 'https://elsewhere.example/' }, {})
    for (const each of await all())
      expect(each).toMatchObject({ ok: true, value: { receipt: { returnUrl: null, at: 5_000, charged: null } } })
  })
})

describe('the reads', () => {
  const venueWire = { project_id: 70, project_slug: 'harbor-and-rye', location_id: 700, total_amount: '25.00', default_tip: 18 }
  const paths = {
    '/api/v4/external_locations/tableside/harbor': () => json({ data: venueWire }),
    '/api/v5/current_user': () => json({ user: { default_tip_percent: 22 } }),
    '/api/v4/projects/70/tickets/1042': () => json(minimalTicketWire),
  }

  it('POS-14 before a payment are of the bill that is paid, with the habit that is known', async () => {
    server(paths)
    const { verify } = await signedIn()
    expect(await verify(bill, options)).toMatchObject({ kind: 'changed', visit: { venue: { tip: { habit: visit.venue.tip.habit } } } })
    expect((await requests()).map(({ call }) => call)).toEqual([
      'GET /api/v4/external_locations/tableside/harbor',
      'GET /api/v4/projects/70/tickets/1042?pos=tableside&location_id=700',
    ])
    for (const each of await requests()) expect(each).toMatchObject({ by })
  })

  it('POS-14 are not made for a guest, whose venue has neither credit nor cards', async () => {
    const { verify, saveToken } = await signedIn()
    saveToken(null)
    expect(await verify(bill, options)).toEqual({ kind: 'sessionEnded' })
    expect(await requests()).toEqual([])
  })
})

describe('the session', () => {
  it('NET-04 ends with the device’s identifier', async () => {
    const { handlers } = await signedIn()
    const name = 'platewell.testenterprise.device'
    window.localStorage.setItem(name, 'device-1')
    await handlers.forgetDevice?.({}, options)
    expect(window.localStorage.getItem(name)).toBeNull()
  })

  it('POS-10 is left only for an allowed address', async () => {
    const { handlers } = await openPage()
    const assign = vi.fn()
    vi.stubGlobal('location', { assign })
    for (const href of ['https://elsewhere.example/', 'lunch://done']) await handlers.leave?.({ href }, options)
    expect(assign.mock.calls).toEqual([['lunch://done']])
  })
})
