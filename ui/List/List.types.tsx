import { List, type ListItem } from './List.tsx'

/** Wrong uses of List: none of them compiles. */
export function wrong() {
  const wrong: ListItem[] = [
    // @ts-expect-error -- an item links or acts, never both
    { id: '1', title: 'Ada Lovelace', href: '#ada', onSelect: () => {} },
    // @ts-expect-error -- an item needs an id
    { title: 'Ada Lovelace' },
  ]
  // @ts-expect-error -- an empty list needs a text
  const mute = <List label="Guests" items={wrong} />
  return [wrong, mute]
}
