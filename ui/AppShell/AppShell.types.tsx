import type { NavItem } from './nav.ts'

/** Wrong uses of AppShell: none of them compiles. */
export function wrong() {
  const wrong: NavItem[] = [
    // @ts-expect-error -- an entry that does neither is none
    { label: 'Guests', icon: 'person' },
    // @ts-expect-error -- what is done is no page that could be seen
    { label: 'Logout', icon: 'logout', onSelect: () => {}, current: true },
    // @ts-expect-error -- each has its sign
    { label: 'Guests', href: '#guests' },
  ]
  return [wrong]
}
