import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { ListStatus } from '../ListStatus/ListStatus.tsx'
import type { ListStatus as Status } from '../ListStatus/statusProps.ts'
import type { defaultMessages } from '../ListStatus/messages.ts'
import { Link } from '../Link/Link.tsx'
import * as styles from './List.css.ts'

/** An item links to an address, runs an action, or does nothing. */
type Destination =
  | { href: string; onSelect?: never }
  | {
      /** Called when it is pressed. It does not stay selected: `Table` has `chosen` for that. */
      onSelect: () => void
      href?: never
    }
  | { href?: never; onSelect?: never }

export type ListItem = Destination & {
  id: string
  title: ReactNode
  /** The second line: when, where, by whom. */
  detail?: ReactNode
  /** Before the text: a picture, an icon. */
  media?: ReactNode
  /** The group of it and its neighbors, on a line above the first of them: "2026". */
  group?: string
  /** After the text: an amount, a badge. */
  trail?: ReactNode
}

export type ListProps = Status & {
  /** Accessible name of the list: "Recent transactions". */
  label: string
  /** In display order; none until they are loaded. */
  items: readonly ListItem[]
  /** Shown when the list is empty. */
  empty: ReactNode
  /** Texts to use instead of the defaults in ListStatus/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

function Item({ item }: { item: ListItem }) {
  const { title, detail, media, trail, href, onSelect } = item
  const content = (
    <>
      {media && <span className={styles.media}>{media}</span>}
      <span className={styles.texts}>
        <span className={styles.title}>
          <bdi>{title}</bdi>
        </span>
        {detail && (
          <span className={styles.detail}>
            <bdi>{detail}</bdi>
          </span>
        )}
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
      <Link className={styles.item} data-leads href={href}>
        {content}
      </Link>
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

/** A list of items: the whole row of a link or action can be pressed. Of a server's list it shows `status`, `refreshing` and `stale`. */
export function List(props: ListProps) {
  const { label, items, empty, messages = {} } = props
  return (
    <ListStatus of={props} messages={messages}>
      {items.length === 0 ? (
        <div className={styles.empty}>{empty}</div>
      ) : (
        <ul className={styles.list} aria-label={label}>
          {items.map((item, index) => (
            <li key={item.id} className={styles.entry} data-grouped={item.group && ''}>
              {item.group !== undefined && item.group !== items[index - 1]?.group && <p className={styles.group}>{item.group}</p>}
              <Item item={item} />
            </li>
          ))}
        </ul>
      )}
    </ListStatus>
  )
}
