import { expect, it, vi } from 'vitest'
import { close, complete, lookUp, settleFinally, settleOnce } from './attempts.ts'
import { catalogue, refuse } from './refusal.ts'
import { createStore } from './store.ts'

const paid = { outcome: 'paid' }
const asked = { outcome: 'requires_action' }
const refused = refuse('No.')

it('NET-08 a key charges once, and is answered as before', () => {
  const store = createStore()
  const charge = vi.fn(() => paid)
  expect([settleOnce(store, 'a', charge), settleOnce(store, 'a', charge), lookUp(store, 'a')]).toEqual([paid, paid, paid])
  expect(charge).toHaveBeenCalledOnce()
  expect(lookUp(store, 'b')).toEqual({ outcome: 'unknown' })
})

it('NET-08 a refusal settles nothing, unless it is final', () => {
  const store = createStore()
  expect(settleOnce(store, 'a', () => refused)).toEqual(refused)
  expect(lookUp(store, 'a')).toEqual({ outcome: 'unknown' })
  expect(settleOnce(store, 'a', () => paid)).toEqual(paid)
  expect([settleFinally(store, 'b', () => refused), settleFinally(store, 'b', () => paid)]).toEqual([refused, refused])
  expect(lookUp(store, 'b')).toEqual({ outcome: 'refused', message: 'No.' })
})

it('NET-08 a closed key charges nothing, also after the bank', () => {
  const store = createStore()
  expect([close(store, 'a'), settleOnce(store, 'a', () => paid)]).toEqual([{ outcome: 'closed' }, catalogue.givenUp])
  settleOnce(store, 'b', () => asked, { of: 'table' })
  expect([close(store, 'b'), complete(store, 'b', () => paid)]).toEqual([{ outcome: 'closed' }, catalogue.givenUp])
  expect(settleFinally(store, 'b', () => paid)).toEqual(catalogue.givenUp)
  expect(lookUp(store, 'b')).toEqual({ outcome: 'closed' })
})

it('an attempt that waits for the bank is completed once, with its request', () => {
  const store = createStore()
  const charge = vi.fn(() => paid)
  settleOnce(store, 'a', () => asked, { of: 'table', amount: 100 })
  expect([complete(store, 'a', () => refused), complete(store, 'a', charge), complete(store, 'a', charge)]).toEqual([refused, paid, paid])
  expect(charge.mock.calls).toEqual([[{ of: 'table', amount: 100 }]])
  expect(close(store, 'a')).toEqual(paid)
  expect(complete(store, 'b', charge)).toMatchObject({ kind: 'refused', status: 404 })
})
