import { type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { AsidePlace } from './asidePlace.ts'
import * as styles from './PageAside.css.ts'

export type PageAsideProps = {
  /**
   * Whether it comes before the content in a narrow window.
   * @default false
   */
  first?: boolean
  children: ReactNode
}

/** Beside the page's content, from wherever its state lives: a preview of a form. In a narrow window it follows the content, or comes first. */
export function PageAside({ first = false, children }: PageAsideProps) {
  const element = useContext(AsidePlace)
  return (
    element &&
    createPortal(
      <div className={styles.content} data-first={first || undefined}>
        {children}
      </div>,
      element,
    )
  )
}
