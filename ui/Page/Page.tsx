import { type ReactNode, useContext, useState } from 'react'
import { PlaceOfPages } from './PagesOf.tsx'
import { AsidePlace } from './asidePlace.ts'
import * as styles from './Page.css.ts'
import './ledger.css.ts'
import './counter.css.ts'
import './tray.css.ts'

export type PageProps = {
  /** The heading of level 1, with what stands above and below it. */
  head: ReactNode
  /** Its one action, at the end of the head: a button, or the field that searches. */
  action?: ReactNode
  /** Without it the page is its head. */
  children?: ReactNode
}

/** A page's head and content: one below the other, or side by side where the theme of a tool has room. `PageAside` fills its side. */
export function Page({ head, action, children }: PageProps) {
  const place = useContext(PlaceOfPages)
  const [aside, setAside] = useState<HTMLElement | null>(null)
  return (
    <div className={styles.page} data-screen>
      <div className={styles.head}>
        <div className={styles.texts}>
          {place !== null && <div className={styles.place}>{place}</div>}
          {head}
        </div>
        {action}
      </div>
      <div ref={setAside} className={styles.aside} data-beside />
      {children !== undefined && (
        <div className={styles.body}>
          <AsidePlace value={aside}>{children}</AsidePlace>
        </div>
      )}
    </div>
  )
}
