import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { NewTabHint, newTabAttributes } from '../TextLink/newTab.tsx'
import type { NavItem } from './nav.ts'
import * as styles from './NavEntry.css.ts'

type Props = { item: NavItem; newTab: string }

/** A page of the app, another address, or an action. */
export function NavEntry({ item, newTab: newTabMessage }: Props) {
  const inside = (
    <>
      <Icon name={item.icon} />
      <span className={styles.texts}>{item.label}</span>
    </>
  )
  if (item.href === undefined) {
    return (
      <button type="button" className={styles.item} onClick={item.onSelect}>
        {inside}
      </button>
    )
  }
  const { href, current = false, newTab = false } = item
  return (
    <Link className={styles.item} href={href} aria-current={current ? 'page' : undefined} {...newTabAttributes(newTab)}>
      {inside}
      {newTab && (
        <>
          <Icon name="external" size="sm" />
          <NewTabHint newTab={newTabMessage} />
        </>
      )}
    </Link>
  )
}
