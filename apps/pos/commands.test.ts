import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { minimalTicketWire } from '../../features/bill/examples/bill.ts'
import type { PosPayment } from '../../features/pos/pos.ts'
import { billToPay, email, link, visa } from '../../features/pos/examples/examples.ts'
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

  it('POS-02 POS-05 are of the link’s venue and bill, for who is signed in', async () => {
    server(paths)
    const { loadVenue, loadTicket } = await signedIn()
    vi.spyOn(Date, 'now').mockReturnValue(5_000)
    const habit = { percent: 25, base: 'total' } as const
    expect(await loadVenue({ link, habit }, options)).toMatchObject({
      ok: true,
      value: { projectId: '70', tip: { defaultTip: 18, habit }, readAt: 5_000 },
    })
    expect(await requests()).toHaveLength(1)
    await loadVenue({ link, habit: null }, options)
    await loadTicket({ link: { ...link, payAmount: '51.84' }, projectId: '70', locationId: null }, options)
    await loadTicket({ link, projectId: '70', locationId: '700' }, options)
    const ticket = 'GET /api/v4/projects/70/tickets/1042?pos=tableside'
    expect((await requests()).slice(1)).toMatchObject([
      { call: 'GET /api/v4/external_locations/tableside/harbor', by },
      { call: 'GET /api/v5/current_user', by },
      { call: `${ticket}&pay_amount=51.84`, by },
      { call: `${ticket}&location_id=700`, by },
    ])
  })

  it('POS-17 show and charge the money of the venue’s country, and without one of the deployment’s', async () => {
    const { loadVenue } = await signedIn()
    const { formatMoney } = await import('../../features/shared/money/money.ts')
    const { chargedCurrency } = await import('../../features/shared/money/country.ts')
    const readIn = async (country_code?: string) => {
      server({ ...paths, '/api/v4/external_locations/tableside/harbor': () => json({ data: { ...venueWire, country_code } }) })
      const { ok } = await loadVenue({ link, habit: null }, options)
      return [ok, formatMoney(visit.ticket.due), chargedCurrency()]
    }
    expect(await readIn('NZ')).toEqual([true, 'NZ$103.68', 'nzd'])
    expect(await readIn()).toEqual([true, '$103.68', 'usd'])
    // An unreadable country is not the deployment's.
    expect((await readIn('AU'))[0]).toBe(false)
  })

  it('POS-05 are told of a venue that cannot be read, and are not made for nobody', async () => {
    const { loadVenue, saveToken } = await signedIn()
    expect(await loadVenue({ link, habit: null }, options)).toMatchObject({ ok: false, failure: { kind: 'refused', status: 422 } })
    saveToken(null)
    const [before, failure] = [await requests(), { kind: 'refused', status: 401, message: null }]
    expect(await loadVenue({ link, habit: null }, options)).toEqual({ ok: false, failure })
    expect(await requests()).toHaveLength(before.length)
  })

  it('POS-14 before a payment are of the bill that is paid, with the habit that is known; credit needs none', async () => {
    server(paths)
    const { verify } = await signedIn()
    expect(await verify(credit, options)).toBeNull()
    expect(await requests()).toEqual([])
    expect(await verify(bill, options)).toMatchObject({ kind: 'changed' })
    expect((await requests()).map(({ call }) => call)).toEqual([
      'GET /api/v4/external_locations/tableside/harbor',
      'GET /api/v4/projects/70/tickets/1042?pos=tableside&location_id=700',
    ])
  })
})

describe('the session', () => {
  it('POS-03 begins with a sign-in that was answered', async () => {
    const { calls, token } = await openPage()
    const user = { email, password: 'dinner4two' }
    await calls.signIn(user, options)
    expect(token()).toBeNull()
    server({ '/api/v5/login': () => json({ user: { token: 'fresh' } }) })
    const left = new AbortController()
    left.abort()
    await calls.signIn(user, { signal: left.signal })
    expect(token()).toBeNull()
    await calls.signIn(user, options)
    expect(token()).toBe('fresh')
  })

  it('NET-04 ends with the device’s identifier; signing out leaves the device', async () => {
    const { handlers, token, saveToken } = await signedIn()
    const name = 'platewell.testenterprise.device'
    window.localStorage.setItem(name, 'device-1')
    await handlers.signOut?.({}, options)
    expect([token(), window.localStorage.getItem(name)]).toEqual([null, 'device-1'])
    saveToken('diner')
    await handlers.endSession?.({}, options)
    expect([token(), window.localStorage.getItem(name)]).toEqual([null, null])
    // Nobody else's session ends where there was none.
    const noted = Object.fromEntries(
      ['signedOut', 'device'].map((key) => [key, window.localStorage.getItem(`platewell.testenterprise.${key}`)]),
    )
    await handlers.endSession?.({}, options)
    for (const [key, value] of Object.entries(noted)) expect(window.localStorage.getItem(`platewell.testenterprise.${key}`)).toBe(value)
  })

  it('POS-10 is left only for an allowed address', async () => {
    const { handlers } = await openPage()
    const assign = vi.fn()
    vi.stubGlobal('location', { assign })
    for (const href of ['https://elsewhere.example/', 'lunch://done']) await handlers.leave?.({ href }, options)
    expect(assign.mock.calls).toEqual([['lunch://done']])
  })
})
