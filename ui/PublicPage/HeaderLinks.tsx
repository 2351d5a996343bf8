import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { pageBack } from '../parts/pageBack.css.ts'
import { SignedIn } from './SignedIn.tsx'
import * as styles from './HeaderLinks.css.ts'

/** The link back. `short` is its label in a narrow window. */
export type HeaderBackLink = { href: string; label: string; short?: string }

/** The ways out of a page: back, above its content, and out of the account, in its header. */
export type HeaderWays = {
  back?: HeaderBackLink | undefined
  /**
   * Whether anybody may leave now. While money moves there is no link back, and nobody signs out by an accidental tap.
   * @default true
   */
  mayLeave?: boolean | undefined
}

/** The first line of the content: in the header it would push the logo aside. Its line stays while nobody may leave. */
export const PageBack = ({ back, mayLeave = true }: HeaderWays) =>
  back && (
    <div className={pageBack}>
      {mayLeave && (
        <Link className={styles.link} href={back.href}>
          <Icon name="back" />
          <span className={back.short === undefined ? undefined : styles.whole}>{back.label}</span>
          {back.short !== undefined && <span className={styles.short}>{back.short}</span>}
        </Link>
      )}
    </div>
  )

export const HeaderAccount = ({ mayLeave = true }: Pick<HeaderWays, 'mayLeave'>) => mayLeave && <SignedIn />

/** A link at the end of the header: "Send gifts". */
export const HeaderLink = ({ label, href }: { label: string; href: string }) => (
  <Link className={`${styles.link} ${styles.action}`} href={href}>
    {label}
  </Link>
)
