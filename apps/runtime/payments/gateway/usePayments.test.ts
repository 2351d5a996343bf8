import { expect, it } from 'vitest'
import { cardFor } from './usePayments.tsx'

it('a card is typed only into the field of the restaurant that is paid', () => {
  const made = { field: 'of a' }
  const ofA = { kind: 'ready', venueKey: 'a', made } as const
  expect([cardFor(ofA, 'a'), cardFor(ofA, 'b'), cardFor(ofA, null)]).toEqual([made, 'loading', 'loading'])
  expect([cardFor({ ...ofA, venueKey: null }, null), cardFor({ ...ofA, venueKey: null }, 'a')]).toEqual([made, 'loading'])
})

it('a field that is on its way or has failed is so for every restaurant', () => {
  expect([cardFor({ kind: 'loading' }, 'a'), cardFor({ kind: 'failed' }, null)]).toEqual(['loading', 'failed'])
})
