import { describe, expect, it } from 'vitest'
import { claimByEmail, guestPhone } from '../account/guests.ts'
import { catalogue } from './refusal.ts'
import { stateSchema } from './state.ts'
import { createStore } from './store.ts'
import { sendSmsCode } from '../claim/verifying.ts'

describe('the store', () => {
  it('continues from a state restored from JSON', () => {
    const store = createStore()
    claimByEmail(store, 'WELCOME25')
    const state = stateSchema.parse(JSON.parse(JSON.stringify(store.state)))
    expect(state).toEqual(store.state)
    expect(claimByEmail(createStore({ state }), 'WELCOME25', { idempotencyKey: 'new' })).toEqual(catalogue.alreadyClaimed)
  })

  it('sends the same codes to the same calls, and others for another seed', () => {
    const codes = [1, 1, 2].map((seed) => {
      const store = createStore({ seed })
      sendSmsCode(store, { phone: guestPhone, email: null, offerId: 102 })
      return store.state.outbox[0]?.code
    })
    expect(codes[0]).toMatch(/^\d{6}$/)
    expect(codes[1]).toBe(codes[0])
    expect(codes[2]).not.toBe(codes[0])
  })

  it('clears everything on reset, and notifies its listeners', () => {
    const store = createStore()
    claimByEmail(store, 'WELCOME25')
    let notified = 0
    store.subscribe(() => (notified += 1))
    store.reset()
    expect(notified).toBe(1)
    expect(store.state.claims).toEqual([])
  })
})
