import type { MouseEvent } from 'react'
import { Breakable } from '../KeepTogether/Breakable.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './More.css.ts'
import type { NavItem, Person } from './nav.ts'
import { NavEntry } from './NavEntry.tsx'

type Props = {
  id: string
  /** The name of the app. */
  title: string
  /** Accessible name of the button that opens it in a narrow window. */
  label: string
  /** The pages of the app for which its foot has no room. */
  places: readonly NavItem[]
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
export function More({ id, title, label, places, items, person, leaving, newTab }: Props) {
  if (items.length === 0 && places.length === 0 && !person && !leaving) return null
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {person ? <Avatar name={person.name} size="sm" /> : <Icon name="menu" />}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its entries are pressed; a press bubbles */}
      <div id={id} popover="auto" className={styles.more} data-title={title} onClick={close}>
        <ul className={styles.list}>
          {[...places, ...items].map((item) => (
            <li key={item.label} className={places.includes(item) ? styles.place : undefined}>
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
