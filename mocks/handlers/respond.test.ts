import { getResponse } from 'msw'
import { expect, it } from 'vitest'
import { createStore } from '../state/memory/store.ts'
import { createHandlers } from './all.ts'

const identity = { 'X-Session-Id': 'session', 'X-Device-Id': 'device' }

const store = createStore()
const handlers = [...createHandlers(store)]
async function send(
  path: string,
  { headers = identity, ...init }: { method?: string; body?: string; headers?: Record<string, string> } = {},
) {
  const response = await getResponse(handlers, new Request(`http://api.test/api/v5${path}`, { headers, ...init }))
  return { status: response?.status, text: await response?.text() }
}
const post = (path: string, body?: unknown) => send(path, { method: 'POST', ...(body !== undefined && { body: JSON.stringify(body) }) })

it('NET-01 NET-08 a request is refused without its session and device, and a write without its key', async () => {
  expect(await send('/offers/WELCOME25', { headers: { 'X-Device-Id': 'd' } })).toEqual({
    status: 400,
    text: JSON.stringify({ errors: { base: ['Missing header: X-Session-Id'] } }),
  })
  expect(await send('/events', { method: 'POST', headers: {}, body: '{"name":"seen"}' })).toMatchObject({ status: 400 })
  expect(await post('/offers/claim_offer?token=t&id=101&sms_opt_in=false&email_opt_in=true')).toMatchObject({ status: 400 })
})

it('NET-08 a write acts once for its key, and another key acts again', async () => {
  const addLead = (key: string) => {
    const body = JSON.stringify({
      lead: {
        email: 'ada@mail.example',
        first_name: 'Ada',
        last_name: 'Moreau',
        phone_number: '12125550107',
        restaurant_name: 'Kumo',
        place_id: null,
      },
    })
    const headers = { ...identity, 'Idempotency-Key': key }
    return send('/leads', { method: 'POST', body, headers })
  }
  const first = await addLead('a')
  expect(first.status).toBe(200)
  expect([await addLead('a'), store.state.leads.length]).toEqual([first, 1])
  expect((await addLead('b')).text).not.toBe(first.text)
})

it('an invalid query or body is refused', async () => {
  expect(await post('/offers/validate_email?email=ada@mail.example&id=many')).toMatchObject({ status: 400 })
  expect(await post('/login', { user: 'ada' })).toMatchObject({ status: 400 })
  expect(await send('/login', { method: 'POST', body: '{' })).toMatchObject({ status: 400 })
})

it('NET-09 events are recorded, one or many', async () => {
  await post('/events', { name: 'seen', properties: { screen: 'offerCode' } })
  await post('/events', [{ name: 'typed' }, { name: 'sent' }])
  await post('/events', { events: [{ name: 'done' }] })
  expect(store.state.events.map(({ name }) => name)).toEqual(['seen', 'typed', 'sent', 'done'])
  expect(store.state.events[0]?.properties).toEqual({ screen: 'offerCode' })
  expect(await post('/events', { nameless: true })).toMatchObject({ status: 400 })
})
