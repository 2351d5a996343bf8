import { Icon } from '../Icon/Icon.tsx'
import * as styles from './HeaderLinks.css.ts'

export type HeaderLinksProps = {
  /** The link back. `short` is its label in a narrow window. */
  back?: { href: string; label: string; short?: string } | undefined
  /** An action on the whole page, "Sign out", or a link to another: "Sign in". */
  action?: { label: string; onClick: () => void } | { label: string; href: string } | undefined
}

/** The link back, before the logo. */
export const HeaderBack = ({ back }: Pick<HeaderLinksProps, 'back'>) =>
  back && (
    <a className={`${styles.link} ${styles.back}`} href={back.href}>
      <Icon name="back" />
      <span className={back.short === undefined ? undefined : styles.whole}>{back.label}</span>
      {back.short !== undefined && <span className={styles.short}>{back.short}</span>}
    </a>
  )

/** The action on the whole page, at the end of the header. */
export const HeaderAction = ({ action }: Pick<HeaderLinksProps, 'action'>) =>
  action &&
  ('href' in action ? (
    <a className={`${styles.link} ${styles.action}`} href={action.href}>
      {action.label}
    </a>
  ) : (
    <button type="button" className={`${styles.link} ${styles.action}`} onClick={action.onClick}>
      {action.label}
    </button>
  ))
