import { describe, expect, it } from 'vitest'
import { answered } from '../shared/api/answer.ts'
import type { CheckoutState } from './checkout.ts'
import { savedCheckout } from './saved.ts'
import { boughtWith } from './testing/examples.ts'
import { states } from './testing/states.ts'
import { after } from './testing/events.ts'

const now = savedCheckout(() => ({ token: 'member-token', resetTokenOf: () => 'reset' }))
const throughStorage = (state: CheckoutState): unknown => JSON.parse(JSON.stringify(now.toSave(state)))

const rows = Object.entries<CheckoutState>({
  ...states,
  nothingNamed: { status: 'unknownOption', during: null },
  withoutPassword: after(states.paying, boughtWith()),
})
/** A reload reads the member and the bank’s secret again. */
const readAgain = (state: CheckoutState): object => ({
  ...state,
  ...('visit' in state && { visit: { ...state.visit, account: { kind: 'awaited', token: 'member-token' } } }),
  ...('clientSecret' in state && { clientSecret: '' }),
})

describe('NET-11 a saved checkout', () => {
  it.each(rows)('comes back as it was, except for what is read again: %s', (_, state) => {
    expect(now.read(throughStorage(state))).toEqual(readAgain(state))
  })

  it.each(rows)('is not read without any one of its fields: %s', (_, state) => {
    const parts = Object.keys(state).filter((part) => part !== 'because')
    for (const part of parts) expect([part, now.read({ ...state, [part]: undefined })]).toEqual([part, null])
  })

  it.each(rows)('keeps a guest a guest after another user has signed in: %s', (_, state) => {
    const guest = after(state, { type: 'signedOutAnywhere' })
    expect(now.read(throughStorage(guest))).toEqual(guest)
  })

  it('has no member after signing out', () => {
    const signedOut = savedCheckout(() => ({ token: null, resetTokenOf: () => null }))
    expect(signedOut.read(throughStorage(states.payment))).toMatchObject({ visit: { account: { kind: 'none' } } })
  })

  it('keeps a password that is set', () => {
    const set = after(
      states.confirmation,
      { type: 'passwordSubmitted', password: 'dinner4two' },
      { type: 'setPasswordAnswered', answer: answered(null) },
    )
    expect(now.read(throughStorage(set))).toMatchObject({ password: { kind: 'set' } })
  })
})
