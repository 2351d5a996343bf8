import { describe, expect, it } from 'vitest'
import { guestPhone, tokenOf } from '../account/guests.ts'
import { createStore } from '../memory/store.ts'
import { checkIfVerified, receiveVerifyText, sendSmsCode } from './verifying.ts'

describe('a verification', () => {
  it('CLM-23 waits for the VERIFY text of its own phone', () => {
    const store = createStore()
    const token = tokenOf(sendSmsCode(store, { phone: guestPhone, email: null, offerId: 102 }))
    expect(receiveVerifyText(store, '12125550108')).toBe(0)
    expect(checkIfVerified(store, { token, offerId: 102 })).toEqual({ verified: false })
    expect(receiveVerifyText(store, guestPhone)).toBe(1)
    expect(checkIfVerified(store, { token, offerId: 102 })).toEqual({ verified: true })
  })

  it('CLM-23 is automatic for a number ending in 99, at the third check', () => {
    const store = createStore()
    const token = tokenOf(sendSmsCode(store, { phone: '12125550199', email: null, offerId: 102 }))
    const answers = [1, 2, 3].map(() => checkIfVerified(store, { token, offerId: 102 }))
    expect(answers).toEqual([{ verified: false }, { verified: false }, { verified: true }])
  })
})
