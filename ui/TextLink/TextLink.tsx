import type { ReactNode } from 'react'
import { NewTabHint, newTabAttributes } from './newTab.tsx'
import * as styles from './TextLink.css.ts'

export type TextLinkProps = {
  href: string
  /** Opens beside this page, so that nothing here is lost. */
  newTab?: boolean
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
