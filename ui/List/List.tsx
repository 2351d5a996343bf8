import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './List.css.ts'

/** An item links to an address, runs an action, or does nothing. */
type Destination =
  | {
      /** The address it links to. */
      href: string
      onSelect?: never
    }
  | {
      /** Called when it is pressed. It does not stay selected: `Table` has `chosen` for that. */
      onSelect: () => void
      href?: never
    }
  | { href?: never; onSelect?: never }

/** One item. */
export type ListItem = Destination & {
  /** Identifier. */
  id: string
  /** Its name. */
  title: ReactNode
  /** The second line: when, where, by whom. */
  detail?: ReactNode
  /** Before the text: a picture, an icon. */
  lead?: ReactNode
  /** After the text: an amount, a badge. */
  trail?: ReactNode
}

export type ListProps = {
  /** Accessible name of the list: "Recent transactions". */
  label: string
  /** In display order. */
  items: readonly ListItem[]
  /** Shown when the list is empty. */
  empty: ReactNode
}

function Item({ item }: { item: ListItem }) {
  const { title, detail, lead, trail, href, onSelect } = item
  const content = (
    <>
      {lead && <span className={styles.lead}>{lead}</span>}
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {trail && <span className={styles.trail}>{trail}</span>}
      {(href || onSelect) && (
        <span className={styles.arrow}>
          <Icon name="forward" />
        </span>
      )}
    </>
  )
  if (href) {
    return (
      <a className={styles.item} data-leads href={href}>
        {content}
      </a>
    )
  }
  if (onSelect) {
    return (
      <button type="button" className={styles.item} data-leads onClick={onSelect}>
        {content}
      </button>
    )
  }
  return <div className={styles.item}>{content}</div>
}

/** A list of items. The whole row of an item with a link or action can be pressed. */
export function List({ label, items, empty }: ListProps) {
  if (items.length === 0) return <div className={styles.empty}>{empty}</div>
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={styles.entry}>
          <Item item={item} />
        </li>
      ))}
    </ul>
  )
}
