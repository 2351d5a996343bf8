import type { ReactNode } from 'react'
import { NewTabHint, type NewTabProps, newTabAttributes } from './newTab.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import { Link } from '../Link/Link.tsx'
import * as styles from './TextLink.css.ts'

export type TextLinkProps = NewTabProps & {
  href: string
  /** Icon before the text. The link then stands alone. */
  icon?: IconName
  /**
   * Whether it stands alone, with a full touch target, and not within a text.
   * @default with an icon
   */
  alone?: boolean
  /** Link text that is clear without its sentence. */
  children: ReactNode
}

/** A link within text, or alone. */
export function TextLink({ href, icon, alone = icon !== undefined, newTab = false, messages, children }: TextLinkProps) {
  return (
    <Link href={href} className={alone ? styles.button : styles.link} {...newTabAttributes(newTab)}>
      {icon && <Icon name={icon} />}
      {alone ? <span>{children}</span> : children}
      {newTab && <NewTabHint {...messages} />}
    </Link>
  )
}
