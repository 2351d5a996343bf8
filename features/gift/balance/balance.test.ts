import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { idle, refusedWith, sending } from '../../shared/api/answers/answer.ts'
import { getRest } from '../../shared/api/answers/rest.ts'
import { getBalanceView, balanceForm, balanceResponse } from './balance.ts'
import { balanceViews } from './examples.ts'

const now = 1_000_000
const { known } = balanceViews
const asked = { submission: idle, known: null, rest: null } as const
const tooMany = { kind: 'refused', status: 429, message: 'Too many.', retryAfter: 60 } as const

describe('GFT-03 a refusal for a while', () => {
  const rest = getRest(tooMany, now)
  const refused = { ...asked, rest, submission: refusedWith('Too many. You can try again in 60 seconds.', { status: 429 }) }

  it('counts down, and then lets the person try again without its message', () => {
    expect(getBalanceView(refused, now)).toEqual({ status: 'resting', message: 'Too many.', seconds: 60 })
    expect(getBalanceView(refused, now + 59_100)).toMatchObject({ seconds: 1 })
    expect(getBalanceView(refused, now + 60_000)).toEqual({ status: 'asking', submission: idle })
  })

  it('ends on a clock that was set back: the server decides', () => {
    for (const jump of [-1, -3_600_000]) expect(getBalanceView(refused, now + jump)).toEqual({ status: 'asking', submission: idle })
  })

  it('hides no later refusal', () => {
    const unknown = refusedWith('There is no gift with this code.', { status: 404 })
    expect(getBalanceView({ ...refused, submission: unknown }, now + 60_000)).toEqual({ status: 'asking', submission: unknown })
  })

  it('is none where the server names no time', () => {
    expect(getRest({ kind: 'refused', status: 429, message: null }, now)).toBeNull()
    expect(getRest({ kind: 'offline' }, now)).toBeNull()
  })
})

it('shows what is left until another code is sent', () => {
  expect(getBalanceView({ ...asked, known }, now)).toBe(known)
  expect(getBalanceView({ ...asked, known, submission: sending }, now)).toEqual({ status: 'asking', submission: sending })
})

it('a code is read without spaces, in upper case', () => {
  expect(z.parse(balanceForm, { code: ' feast-7k2m -40\n' })).toEqual({ code: 'FEAST-7K2M-40' })
  expect(z.safeParse(balanceForm, { code: ' \t' }).error?.issues[0]?.message).toBe('Enter the gift’s code.')
  expect(z.safeParse(balanceForm, { code: 'A'.repeat(10_000) }).success).toBe(false)
})

it.each([
  ['open', 12_50, 'open'],
  ['claimed', 12_50, 'claimed'],
  ['redeemed', 12_50, 'claimed'],
  ['expired', 0, 'expired'],
  ['cancelled', 0, 'cancelled'],
])('of a gift that is %s, %d cents are left', (status, left, state) => {
  expect(z.parse(balanceResponse, { balance: { left: '12.50', status } })).toMatchObject({ left, state, amount: null })
})

it('LAW-03 a gift whose expiry cannot be read does not claim that it has none', () => {
  const read = (expires_on?: string) => z.parse(balanceResponse, { balance: { left: '12.50', expires_on } }).expiresOn
  expect([read(), read('2029-11-21'), read('21/11/2029')]).toEqual([null, { day: '2029-11-21' }, { day: null }])
})

it('NET-12 a gift of a status that is not known has no balance to show', () => {
  expect(z.safeParse(balanceResponse, { balance: { left: '12.50', status: 'on hold' } }).success).toBe(false)
})
