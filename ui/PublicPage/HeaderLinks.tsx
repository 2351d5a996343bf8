import { Icon } from '../Icon/Icon.tsx'
import * as styles from './HeaderLinks.css.ts'

export type HeaderLinksProps = {
  /** The link back. `short` is its label in a narrow window. */
  back?: { href: string; label: string; short?: string } | undefined
  /** An action on the whole page: "Sign out". */
  action?: { label: string; onClick: () => void } | undefined
}

/** What the header of a public page offers beside the logo. */
export function HeaderLinks({ back, action }: HeaderLinksProps) {
  if (!back && !action) return null
  return (
    <div className={styles.links}>
      {back && (
        <a className={styles.link} href={back.href}>
          <Icon name="back" />
          <span className={back.short === undefined ? undefined : styles.whole}>{back.label}</span>
          {back.short !== undefined && <span className={styles.short}>{back.short}</span>}
        </a>
      )}
      {action && (
        <button type="button" className={styles.link} onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  )
}
