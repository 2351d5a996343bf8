import { Icon } from '../Icon/Icon.tsx'
import { NewTabHint, type NewTabProps, newTabAttributes } from '../TextLink/newTab.tsx'
import { buttonClass, type ButtonLook } from './buttonLook.ts'
import * as styles from '../parts/button.css.ts'
import { Link } from '../Link/Link.tsx'

export type LinkButtonProps = ButtonLook & NewTabProps & { href: string }

/** A link that looks like a button. */
export function LinkButton({ href, newTab = false, messages, icon, children, wide = false, ...look }: LinkButtonProps) {
  return (
    <Link href={href} className={buttonClass(look)} data-wide={wide || undefined} {...newTabAttributes(newTab)}>
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        <span>{children}</span>
        {newTab && <NewTabHint {...messages} />}
      </span>
    </Link>
  )
}
