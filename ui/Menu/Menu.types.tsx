import { Menu, type MenuItem } from './Menu.tsx'

const noop = () => {}

/** Wrong uses of Menu: none of them compiles. */
export function wrong() {
  const items: MenuItem[] = [
    // @ts-expect-error -- an entry does something or leads somewhere
    { label: 'Edit', onSelect: noop, href: '#edit' },
    // @ts-expect-error -- and one that does neither is none
    { label: 'Edit' },
    // @ts-expect-error -- a link cannot be disabled
    { label: 'Guest', href: '#guest', disabled: true },
  ]
  const wrong = [
    // @ts-expect-error -- a trigger without text needs an icon
    <Menu key="1" trigger="icon" label="More" groups={[]} />,
    // @ts-expect-error -- nothing is said to those who hear it
    <Menu key="2" trigger="icon" icon="more" groups={[]} />,
  ]
  return [items, wrong]
}
