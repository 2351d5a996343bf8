import { List, type ListItem } from './List.tsx'

/** Wrong uses of List: none of them compiles. */
export function wrong() {
  const wrong: ListItem[] = [
    // @ts-expect-error -- an address and an act would be two places
    { id: '1', title: 'Ada Lovelace', href: '#ada', onSelect: () => {} },
    // @ts-expect-error -- nothing tells it from the others
    { title: 'Ada Lovelace' },
  ]
  // @ts-expect-error -- an empty list must say something
  const mute = <List label="Guests" items={wrong} />
  return [wrong, mute]
}
