import { type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { AsidePlace } from './asidePlace.ts'
import * as styles from './PageAside.css.ts'

export type PageAsideProps = { children: ReactNode }

/** Beside the page's content, from wherever its state lives: a preview of a form. In a narrow window it follows the content. */
export function PageAside({ children }: PageAsideProps) {
  const element = useContext(AsidePlace)
  return element && createPortal(<div className={styles.content}>{children}</div>, element)
}
