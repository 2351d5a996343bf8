import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import * as api from '../../features/claim/api.ts'
import { offers } from '../examples/claim/offers.ts'
import { createStore } from '../state/memory/store.ts'
import { createHandlers } from './all.ts'

const identity = { 'X-Session-Id': 'session', 'X-Device-Id': 'device' }

type Sent = { method?: string; body?: string; headers?: Record<string, string> }

function api5() {
  const store = createStore()
  const handlers = [...createHandlers(store)]
  const send = async (path: string, { headers = identity, ...init }: Sent = {}) => {
    const response = await getResponse(handlers, new Request(`http://api.test/api/v5${path}`, { headers, ...init }))
    if (!response) throw new Error(`Nobody answers ${path}`)
    return { status: response.status, body: response.status === 204 ? null : ((await response.json()) as unknown) }
  }
  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    send(path, { method: 'POST', headers: { ...identity, ...headers }, ...(body !== undefined && { body: JSON.stringify(body) }) })
  return { store, send, post }
}

const errors = (message: string) => ({ errors: { base: [message] } })

describe('the API of the offer claim', () => {
  it.each(offers.filter(({ outcome }) => outcome !== 'gone'))('CLM-28 answers $code by its schema', async ({ code }) => {
    const { status, body } = await api5().send(`/offers/${code}`)
    expect(status).toBe(200)
    expect(api.getOffer.response.safeParse(body).success).toBe(true)
  })

  it('CLM-17 distinguishes an expired offer from an unknown one', async () => {
    const { send } = api5()
    expect(await send('/offers/ENDED')).toEqual({ status: 422, body: errors('Offer is not valid.') })
    expect(await send('/offers/NOSUCH')).toMatchObject({ status: 404 })
  })

  it('NET-01 refuses a request without its session and device', async () => {
    const { send } = api5()
    expect(await send('/offers/WELCOME25', { headers: { 'X-Device-Id': 'd' } })).toEqual({
      status: 400,
      body: errors('Missing header: X-Session-Id'),
    })
    expect(await send('/events', { method: 'POST', headers: {}, body: '{"name":"seen"}' })).toMatchObject({ status: 400 })
  })

  it('refuses an invalid query or body', async () => {
    const { post, send } = api5()
    expect(await post('/offers/validate_email?email=ada@mail.example&id=many')).toMatchObject({ status: 400 })
    expect(await post('/login', { user: 'ada' })).toMatchObject({ status: 400 })
    expect(await send('/login', { method: 'POST', body: '{' })).toMatchObject({ status: 400 })
  })

  it('NET-08 claims once for a key, and returns the result of the key', async () => {
    const { store, post, send } = api5()
    const admitted = await post('/offers/validate_email?email=ada@mail.example&id=101')
    expect(admitted.body).toEqual({ token: 'token-1', existing_user: false })
    const claim = '/offers/claim_offer?token=token-1&id=101&sms_opt_in=false&email_opt_in=true'
    expect(await post(claim)).toMatchObject({ status: 400 })
    expect(await send('/offers/claims/k1')).toEqual({ status: 200, body: { outcome: 'unknown' } })
    const first = await post(claim, undefined, { 'Idempotency-Key': 'k1' })
    expect(first).toEqual({ status: 200, body: { account_exists: false, used: false } })
    expect(await post(claim, undefined, { 'Idempotency-Key': 'k1' })).toEqual(first)
    expect(await send('/offers/claims/k1')).toEqual({ status: 200, body: { outcome: 'claimed', result: first.body } })
    expect(store.state.claims).toHaveLength(1)
  })

  it('returns the refusal of a claim by its key', async () => {
    const { post, send } = api5()
    await post('/offers/validate_email?email=ada@mail.example&id=202')
    const claim = '/offers/claim_offer?token=token-1&id=202&sms_opt_in=false&email_opt_in=false'
    const refused = await post(claim, undefined, { 'Idempotency-Key': 'k1' })
    expect(refused).toEqual({ status: 422, body: errors("Oops, looks like you've already claimed this offer.") })
    const message = "Oops, looks like you've already claimed this offer."
    expect(await send('/offers/claims/k1')).toEqual({ status: 200, body: { outcome: 'refused', message } })
  })

  it('verifies a phone by the texted code', async () => {
    const { store, post } = api5()
    const sent = await post('/offers/send_sms_verification_code?phone_number=12125550107&id=102', {})
    expect(sent.body).toEqual({ token: 'token-2', verify_phone_number: '15550100199' })
    const verify = (code: string | null | undefined) => post(`/offers/verify_sms_code?token=token-2&sms_verification_code=${code}&id=102`)
    expect(await verify('000000')).toEqual({ status: 422, body: errors('Incorrect verification code. Please try again.') })
    expect(await verify(store.state.outbox[0]?.code)).toEqual({ status: 200, body: { verified: true } })
  })

  it('CLM-24 signs a member in', async () => {
    const user = { email: 'member@mail.example', password: 'dinner4two' }
    expect(await api5().post('/login', { user })).toEqual({ status: 200, body: { user: { token: 'session-1', do_not_track: false } } })
    const invalid = await api5().post('/login', { user: { ...user, password: 'dinner' } })
    expect(invalid).toEqual({ status: 401, body: errors('Invalid email or password.') })
  })

  it('NET-09 records events, one or many', async () => {
    const { store, post } = api5()
    await post('/events', { name: 'seen', properties: { screen: 'offerCode' } })
    await post('/events', [{ name: 'typed' }, { name: 'sent' }])
    await post('/events', { events: [{ name: 'done' }] })
    expect(store.state.events.map(({ name }) => name)).toEqual(['seen', 'typed', 'sent', 'done'])
    expect(store.state.events[0]?.properties).toEqual({ screen: 'offerCode' })
    expect(await post('/events', { nameless: true })).toMatchObject({ status: 400 })
  })
})
