import { type MouseEvent, useId } from 'react'
import { Breakable } from '../KeepTogether/Breakable.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './More.css.ts'
import type { NavItem, Person } from './nav.ts'
import { NavEntry } from './NavEntry.tsx'

type Props = {
  /** Accessible name of the button that opens it in a narrow window. */
  label: string
  items: readonly NavItem[]
  person: Person | undefined
  /** Null for who is not signed in. */
  leaving: NavItem | null
  newTab: string
}

/** A chosen page replaces the one below: the menu is in the way. */
const close = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
  if (target instanceof Element && target.closest('a, button') && currentTarget.matches(':popover-open')) currentTarget.hidePopover()
}

/** Help, the person and their way out. In a narrow window a menu, which the browser closes on Escape and on a press elsewhere. */
export function More({ label, items, person, leaving, newTab }: Props) {
  const id = useId()
  if (items.length === 0 && !person && !leaving) return null
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {person ? <Avatar name={person.name} size="sm" /> : <Icon name="menu" />}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its entries are pressed; a press bubbles */}
      <div id={id} popover="auto" className={styles.more} onClick={close}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.label}>
              <NavEntry item={item} newTab={newTab} />
            </li>
          ))}
          {person && (
            <li className={styles.person}>
              <Avatar name={person.name} size="sm" />
              <div className={styles.about}>
                <span className={styles.name}>
                  <Breakable>{person.name}</Breakable>
                </span>
                <span className={styles.detail}>
                  <Breakable>{person.detail}</Breakable>
                </span>
              </div>
            </li>
          )}
          {leaving && (
            <li>
              <NavEntry item={leaving} newTab={newTab} />
            </li>
          )}
        </ul>
      </div>
    </>
  )
}
