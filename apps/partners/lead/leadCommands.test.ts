import { beforeEach, describe, expect, it } from 'vitest'
import type { LeadCommand, LeadEvent } from '../../../features/partners/lead/lead.ts'
import { lead, restaurant } from '../../../features/partners/lead/examples/walks.ts'
import { carryOut } from '../../runtime/flow/carryOut.ts'
import { stubBrowser } from '../../runtime/testing/browser.ts'
import { answer, json, sent } from '../../runtime/testing/server.ts'
import { abilitiesWith } from './leadCommands.ts'

const options = { signal: new AbortController().signal }
const abilities = abilitiesWith(async (linkToken) => ({ kind: 'linked', publicToken: `public-${linkToken}` }))
const run = (command: LeadCommand) => carryOut<LeadCommand, LeadEvent>(abilities, command, options)
const keys = () => sent.map(({ headers }) => headers.get('Idempotency-Key'))
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
})

describe('PUB-04 a lead', () => {
  it('is sent with the person and the restaurant, and then what is known of it', async () => {
    answer(
      () => json({ lead: { id: 5 } }),
      () => json({}),
    )
    expect(await run({ type: 'createLead', lead })).toMatchObject({ answer: { value: '5' } })
    await run({ type: 'saveDetails', leadId: '5', restaurant: { ...restaurant, website: null } })
    const [created, saved] = await Promise.all(sent.map(async (request) => (await request.json()) as unknown))
    expect(created).toEqual({
      lead: {
        first_name: 'Ida',
        last_name: 'Brandt',
        email: 'ida@tern-table.example',
        phone_number: lead.person.phone,
        restaurant_name: restaurant.name,
        place_id: restaurant.placeId,
      },
    })
    expect(saved).toEqual({
      lead_id: '5',
      brand_data: {
        place_id: restaurant.placeId,
        name: restaurant.name,
        address_line_one: restaurant.addressOne,
        city: restaurant.city,
        state: restaurant.state,
        zip_code: restaurant.zipCode,
        phone: restaurant.phone,
        website_url: null,
      },
    })
  })

  it('NET-08 keeps its key until there is a final answer, and is not another restaurant’s', async () => {
    const other = { ...lead, restaurant: { ...restaurant, name: 'Kumo' } }
    answer(lost, lost, () => json({ lead: { id: 5 } }))
    for (const each of [lead, other, lead, lead]) await run({ type: 'createLead', lead: each })
    const [first, another, again, later] = keys()
    expect(again).toBe(first)
    expect(new Set([first, another, later]).size).toBe(3)
  })
})

it('PUB-04 NET-08 another bank account is another attempt, and the same one is not', async () => {
  answer(lost, lost, () => json({}))
  for (const publicToken of ['one', 'one', 'two', 'two']) await run({ type: 'exchangePublicToken', publicToken, leadId: '5' })
  const [first, again, another, later] = keys()
  expect(again).toBe(first)
  expect(new Set([first, another, later]).size).toBe(3)
  expect(await sent[0]?.json()).toEqual({ public_token: 'one', lead_id: '5' })
})

it('PUB-04 the bank’s window is opened by its token', async () => {
  expect(await run({ type: 'openBank', linkToken: 'link' })).toEqual({
    type: 'bankEnded',
    outcome: { kind: 'linked', publicToken: 'public-link' },
  })
})
