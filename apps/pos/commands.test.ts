import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { minimalTicketWire } from '../../features/bill/examples/bill.ts'
import type { PosPayment } from '../../features/pos/pos.ts'
import { billToPay, visa } from '../../features/pos/examples/examples.ts'
import { posStates as states } from '../../features/pos/examples/states.ts'
import type { PaymentRequest } from '../../features/payment/payable.ts'
import { by, json, openPage, options, requests, server, signedIn, startServer, stopServer } from './testing/page.ts'

vi.mock('../runtime/page/returnTargets.ts', () => ({
  allowedReturnUrl: (address: string | null) => (address === 'lunch://done' ? address : null),
}))

beforeEach(startServer)
afterEach(stopServer)

const { visit } = states.review
const bill: PaymentRequest<PosPayment> = { key: 'key-1', what: billToPay, details: { kind: 'bill', visit }, paymentMethodId: visa.id }
const credit: PaymentRequest<PosPayment> = { ...bill, details: { kind: 'credit', optionId: '501' } }

describe('the reads', () => {
  const venueWire = { project_id: 70, project_slug: 'harbor-and-rye', location_id: 700, total_amount: '25.00', default_tip: 18 }
  const paths = {
    '/api/v4/external_locations/tableside/harbor': () => json({ data: venueWire }),
    '/api/v5/current_user': () => json({ user: { default_tip_percent: 22 } }),
    '/api/v4/projects/70/tickets/1042': () => json(minimalTicketWire),
  }

  it('POS-14 before a payment are of the bill that is paid, with the habit that is known; credit needs none', async () => {
    server(paths)
    const { verify } = await signedIn()
    expect(await verify(credit, options)).toBeNull()
    expect(await requests()).toEqual([])
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
