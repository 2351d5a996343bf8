import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import * as styles from './HeaderLinks.css.ts'

/** The link back. `short` is its label in a narrow window. */
export type HeaderBackLink = { href: string; label: string; short?: string }

/** An action on the whole page, "Sign out", or a link to another: "Sign in". */
export type HeaderActionLook = { label: string; onClick: () => void } | { label: string; href: string }

export const HeaderBack = ({ back }: { back?: HeaderBackLink | undefined }) =>
  back && (
    <Link className={`${styles.link} ${styles.back}`} href={back.href}>
      <Icon name="back" />
      <span className={back.short === undefined ? undefined : styles.whole}>{back.label}</span>
      {back.short !== undefined && <span className={styles.short}>{back.short}</span>}
    </Link>
  )

export const HeaderAction = ({ action }: { action?: HeaderActionLook | undefined }) =>
  action &&
  ('href' in action ? (
    <Link className={`${styles.link} ${styles.action}`} href={action.href}>
      {action.label}
    </Link>
  ) : (
    <button type="button" className={`${styles.link} ${styles.action}`} onClick={action.onClick}>
      {action.label}
    </button>
  ))
