import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { claimOffer, lookUpClaim, sendSmsCode } from './api.ts'

const read = (body: unknown) => (claimOffer.refuses(body) ? 'refused' : (z.safeParse(claimOffer.response, body).data ?? 'unconfirmed'))

it.each([
  { account_exists: true, errors: ['No.'] },
  { account_exists: true, success: false },
  { success: 'false' },
  { errors: { base: ['No.'] } },
  { account_exists: true, error: 'Offer is not valid.' },
  { account_exists: true, error: 'This account is suspended.' },
  { account_exists: true, error: 'We could not add this offer.' },
  { account_exists: true, status: 'failed' },
])('NET-12 a claim is refused by %j', (body) => {
  expect(read(body)).toBe('refused')
})

it.each([
  undefined,
  null,
  [],
  {},
  'Claimed.',
  { success: true },
  { claimed: true },
  { error: '' },
  { account_exists: null },
  { used: 'perhaps' },
  { account_exists: true, claimed: false },
])('NET-12 a claim is not confirmed by %j, and is looked up', (body) => {
  expect(read(body)).toBe('unconfirmed')
})

it('CLM-25 a claim counts for somebody who has an account, where the answer does not say otherwise', () => {
  const counted = { accountExists: true, used: false, notice: null }
  expect(read({ used: false })).toEqual(counted)
  expect(z.parse(lookUpClaim.response, { outcome: 'claimed', result: { used: false } })).toEqual({ outcome: 'claimed', result: counted })
  expect(z.parse(lookUpClaim.response, { outcome: 'claimed', result: {} })).toEqual({ outcome: 'claimed', result: counted })
})

it.each([
  ['+1 (555) 010-0199', '15550100199'],
  [15_550_100_199, '15550100199'],
  ['call us', null],
  ['12', null],
  [null, null],
])('CLM-23 the number to text VERIFY to is %j as %j', (verify_phone_number, verifyNumber) => {
  expect(z.parse(sendSmsCode.response, { token: 't', verify_phone_number })).toEqual({ token: 't', verifyNumber })
})
