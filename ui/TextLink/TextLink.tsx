import type { ReactNode } from 'react'
import { NewTabHint, type NewTabProps, newTabAttributes } from './newTab.tsx'
import * as styles from './TextLink.css.ts'

export type TextLinkProps = NewTabProps & {
  href: string
  /** Link text that is clear without its sentence. */
  children: ReactNode
}

/** A link within text. */
export function TextLink({ href, newTab = false, messages, children }: TextLinkProps) {
  return (
    <a href={href} className={styles.link} {...newTabAttributes(newTab)}>
      {children}
      {newTab && <NewTabHint {...messages} />}
    </a>
  )
}
