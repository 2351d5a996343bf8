import { expect, it } from 'vitest'
import type { NavItem } from './nav.ts'

it('leads somewhere or does something', () => {
  const wrong: NavItem[] = [
    // @ts-expect-error -- an entry that does neither is none
    { label: 'Guests', icon: 'person' },
    // @ts-expect-error -- what is done is no page that could be seen
    { label: 'Logout', icon: 'logout', onSelect: () => {}, current: true },
    // @ts-expect-error -- each has its sign
    { label: 'Guests', href: '#guests' },
  ]
  expect(wrong).toHaveLength(3)
})
