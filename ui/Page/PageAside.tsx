import { type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { AsidePlace } from './asidePlace.ts'
import * as styles from './PageAside.css.ts'

export const asidePlaces = ['after', 'before', 'line', 'lead', 'wide'] as const

export type PageAsideProps = {
  /**
   * Its place in a narrow window: after the content, or before it. A `line` stands above the content also in a wide window, where the theme
   * has no column for it. A `lead` stands before it, and is as wide as it where the theme has the room. `wide`: it is only there beside it.
   * @default 'after'
   */
  place?: (typeof asidePlaces)[number]
  children: ReactNode
}

/** Beside the page's content, from wherever its state lives: a preview of a form. In a narrow window it follows the content, or comes first. */
export function PageAside({ place = 'after', children }: PageAsideProps) {
  const element = useContext(AsidePlace)
  return (
    element &&
    createPortal(
      <div className={styles.content} data-place={place}>
        {children}
      </div>,
      element,
    )
  )
}
