import type { NavItem } from './nav.ts'

/** Wrong uses of AppShell: none of them compiles. */
export function wrong() {
  const wrong: NavItem[] = [
    // @ts-expect-error -- an entry is a link or an action
    { label: 'Guests', icon: 'person' },
    // @ts-expect-error -- an action cannot be the current page
    { label: 'Logout', icon: 'logout', onSelect: () => {}, current: true },
    // @ts-expect-error -- each needs an icon
    { label: 'Guests', href: '#guests' },
  ]
  return [wrong]
}
