import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createOAuthLink, getAccounts } from './api.ts'
import { financesAddress } from '../address.ts'
import { returnedBy } from './connection.ts'

describe('PRT-08 the answer of the accounts', () => {
  const account = { id: 801, name: 'Harbor LLC', status: 'connected', reason: 'All good.', partner_location_ids: [301, 302] }
  const read = (change: object) => z.parse(getAccounts.response, { partner_stripe_accounts: [{ ...account, ...change }] })

  it('is read with the locations that are paid to an account', () => {
    expect(read({})).toEqual([{ id: '801', name: 'Harbor LLC', status: 'connected', reason: 'All good.', locationIds: ['301', '302'] }])
    expect(read({ reason: null, partner_location_ids: [] })).toMatchObject([{ reason: null, locationIds: [] }])
  })
  it('knows no locations of an account where the answer has no list of them: a change replaces the whole list', () => {
    for (const odd of ['301,302', [{ id: 301 }], 301, ['301', null], null, undefined])
      expect(read({ partner_location_ids: odd })).toMatchObject([{ locationIds: null }])
  })
  it.each([
    ['connected', 'connected'],
    ['incomplete', 'incomplete'],
    ['declined', 'declined'],
    ['disconnected', 'disconnected'],
    ['under_review', 'incomplete'],
    [null, 'incomplete'],
  ])('PRT-15 shows the status %j as %s', (status, shown) => {
    expect(read({ status })).toMatchObject([{ status: shown }])
  })
})

describe('PRT-08 a link to the payment provider', () => {
  it.each(['https://connect.stripe.com/oauth', '/provider'])('leads to %s', (url) => {
    expect(z.decode(createOAuthLink.response, { url })).toEqual({ url, expiresAt: null })
  })
  it.each([
    'https://provider.example/connect',
    'https://connect.stripe.com.provider.example/',
    'http://connect.stripe.com/',
    'javascript:alert("https://x.example")',
    'ftp://x.example',
    '//x.example',
    'provider',
    '',
  ])('never leads to %j', (url) => {
    expect(z.safeDecode(createOAuthLink.response, { url }).success).toBe(false)
  })
  it('PRT-15 may expire', () => {
    const expires_at = '2026-11-20T18:30:00.000Z'
    expect(z.decode(createOAuthLink.response, { url: '/provider', expires_at })).toMatchObject({ expiresAt: new Date(expires_at) })
  })
})

it.each([
  [{}, 'no'],
  [{ connected_status: 'expired' }, 'expired'],
  [{ connected_status: 'disconnected' }, 'disconnected'],
  [{ connected_status: 'connected' }, 'back'],
  [{ connected_status: 'anything' }, 'back'],
])('PRT-15 somebody at the address %j has returned: %s', (search, returned) => {
  expect(returnedBy(z.parse(financesAddress, search))).toBe(returned)
})
