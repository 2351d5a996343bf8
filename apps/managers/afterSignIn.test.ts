import { expect, it } from 'vitest'
import { afterSignIn } from './afterSignIn.ts'

it.each([
  [{}, { to: '/location-selection', search: {} }],
  [{ location_id: '7' }, { to: '/diner-selection', search: { location_id: '7' } }],
  [
    { from: '/location-selection', q: 'harb' },
    { to: '/location-selection', search: { q: 'harb' } },
  ],
  [
    { from: '/', location_id: '7' },
    { to: '/diner-selection', search: { location_id: '7' } },
  ],
])('MGR-01 after the sign-in with %j a manager is at %j', (search, expected) => {
  expect(afterSignIn(search)).toEqual(expected)
})
