import { Menu, type MenuItem } from './Menu.tsx'

const noop = () => {}

/** Wrong uses of Menu: none of them compiles. */
export function wrong() {
  const items: MenuItem[] = [
    // @ts-expect-error -- an entry is an action or a link, never both
    { label: 'Edit', onSelect: noop, href: '#edit' },
    // @ts-expect-error -- an entry is an action or a link
    { label: 'Edit' },
    // @ts-expect-error -- a link cannot be disabled
    { label: 'Guest', href: '#guest', disabled: true },
  ]
  const wrong = [
    // @ts-expect-error -- a trigger without text needs an icon
    <Menu key="1" trigger="icon" label="More" groups={[]} />,
    // @ts-expect-error -- it needs an accessible name
    <Menu key="2" trigger="icon" icon="more" groups={[]} />,
  ]
  return [items, wrong]
}
