import { describe, expect, it } from 'vitest'
import { guestPhone, getToken } from '../account/guests.ts'
import { createStore } from '../memory/store.ts'
import { checkIfVerified, receiveVerifyText, sendSmsCode, verifySmsCode } from './verifying.ts'

describe('a verification', () => {
  it('CLM-23 waits for the VERIFY text of its own phone', () => {
    const store = createStore()
    const token = getToken(sendSmsCode(store, { phone: guestPhone, email: null, offerId: 102 }))
    expect(receiveVerifyText(store, '12125550108')).toBe(0)
    expect(checkIfVerified(store, { token, offerId: 102 })).toEqual({ verified: false })
    expect(receiveVerifyText(store, guestPhone)).toBe(1)
    expect(checkIfVerified(store, { token, offerId: 102 })).toEqual({ verified: true })
  })

  it('CLM-23 is automatic for a number ending in 99, at the third check', () => {
    const store = createStore()
    const token = getToken(sendSmsCode(store, { phone: '12125550199', email: null, offerId: 102 }))
    const answers = [1, 2, 3].map(() => checkIfVerified(store, { token, offerId: 102 }))
    expect(answers).toEqual([{ verified: false }, { verified: false }, { verified: true }])
  })

  it('CLM-22 takes no code for a minute after five wrong ones, and then the right one', () => {
    let now = Date.parse('2026-11-23T18:00:00Z')
    const store = createStore({ clock: () => now })
    const token = getToken(sendSmsCode(store, { phone: guestPhone, email: null, offerId: 102 }))
    const code = store.state.outbox.at(-1)?.code ?? ''
    const say = (text: string) => verifySmsCode(store, { token, code: text, offerId: 102 })
    for (const other of ['1', '2', '3', '4', '5']) expect(say(other)).toMatchObject({ status: 422 })
    expect(say(code)).toMatchObject({ status: 429, retryAfter: 60 })
    now += 60_000
    expect(say(code)).toEqual({ verified: true })
  })
})
