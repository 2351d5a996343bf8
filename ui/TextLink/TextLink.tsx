import type { ReactNode } from 'react'
import { NewTabHint, newTabAttributes } from './newTab.tsx'
import * as styles from './TextLink.css.ts'

export type TextLinkProps = {
  /** Where it leads. */
  href: string
  /**
   * Opens beside this page, so that nothing here is lost.
   * @default false
   */
  newTab?: boolean
  /** Words that say where, out of their sentence too. */
  children: ReactNode
}

/** A place to go, within text. */
export function TextLink({ href, newTab = false, children }: TextLinkProps) {
  return (
    <a href={href} className={styles.link} {...newTabAttributes(newTab)}>
      {children}
      {newTab && <NewTabHint />}
    </a>
  )
}
