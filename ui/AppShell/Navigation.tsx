import { Fragment, type MouseEvent } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { NewTabHint, newTabAttributes } from '../TextLink/newTab.tsx'
import { Link } from '../Link/Link.tsx'
import type { NavItem, Person } from './nav.ts'
import * as styles from './Navigation.css.ts'

export const navigationGrounds = ['hero', 'raised'] as const

export type NavigationProps = {
  ground: (typeof navigationGrounds)[number]
  /** Accessible name of the navigation. */
  label: string
  items: readonly NavItem[]
  more: readonly NavItem[]
  person: Person | undefined
  newTab: string
  onChosen?: () => void
}

/** Whether a click follows the link in this tab: no modifier key, no other mouse button. */
const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** An email address may break after its @ before it breaks anywhere else. */
const Breakable = ({ children }: { children: string }) =>
  children.split(/(?<=@)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))

type ItemProps = Pick<NavigationProps, 'onChosen' | 'newTab'> & { item: NavItem }

function Item({ item, onChosen, newTab: newTabMessages }: ItemProps) {
  const inside = (
    <>
      <Icon name={item.icon} />
      <span className={styles.texts}>{item.label}</span>
    </>
  )
  if (item.href === undefined) {
    const act = () => {
      onChosen?.()
      item.onSelect()
    }
    return (
      <button type="button" className={styles.item} onClick={act}>
        {inside}
      </button>
    )
  }
  const { href, current = false, newTab = false } = item
  const follow = (event: MouseEvent) => {
    if (newTab || !isPlain(event)) return
    onChosen?.()
  }
  return (
    <Link className={styles.item} href={href} aria-current={current ? 'page' : undefined} onClick={follow} {...newTabAttributes(newTab)}>
      {inside}
      {newTab && (
        <>
          <Icon name="external" size="sm" />
          <NewTabHint newTab={newTabMessages} />
        </>
      )}
    </Link>
  )
}

export function Navigation({ ground, label, items, more, person, ...ofItems }: NavigationProps) {
  const list = (items: readonly NavItem[]) =>
    items.length > 0 && (
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            <Item item={item} {...ofItems} />
          </li>
        ))}
      </ul>
    )
  return (
    <nav className={styles.navigation} aria-label={label} data-ground={ground}>
      {list(items)}
      <div className={styles.foot}>
        {person && (
          <div className={styles.person}>
            <Avatar name={person.name} src={person.picture ?? null} />
            <div className={styles.about}>
              <span className={styles.name}>
                <Breakable>{person.name}</Breakable>
              </span>
              <span className={styles.detail}>
                <Breakable>{person.detail}</Breakable>
              </span>
            </div>
          </div>
        )}
        {list(more)}
      </div>
    </nav>
  )
}
