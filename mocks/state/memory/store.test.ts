import { expect, it } from 'vitest'
import { guestPhone } from '../account/guests.ts'
import { sendSmsCode } from '../claim/verifying.ts'
import { createStore } from './store.ts'

it('the store sends the same codes to the same calls, and others for another seed', () => {
  const codes = [1, 1, 2].map((seed) => {
    const store = createStore({ seed })
    sendSmsCode(store, { phone: guestPhone, email: null, offerId: 102 })
    return store.state.outbox[0]?.code
  })
  expect(codes[0]).toMatch(/^\d{6}$/)
  expect(codes[1]).toBe(codes[0])
  expect(codes[2]).not.toBe(codes[0])
})
