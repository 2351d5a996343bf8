import { expect, it } from 'vitest'
import { returnAddress } from './RequireSession.tsx'

it('NET-04 leads back to the page that asked for a sign-in, with its query', () => {
  expect(returnAddress({ from: '/diner-selection', location_id: '7' })).toEqual({ to: '/diner-selection', search: { location_id: '7' } })
})
it.each([
  undefined,
  7,
  '',
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/login',
  '/a?b=c',
  '/a\nb',
])('leads nowhere for %j', (from) => expect(returnAddress({ from })).toBeNull())
