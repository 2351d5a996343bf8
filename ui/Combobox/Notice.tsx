import * as spinner from '../parts/spinner.css.ts'
import * as styles from './Combobox.css.ts'

/** A line of text in the list. */
export function Notice({ busy, children }: { busy: boolean; children: string }) {
  return (
    <div className={styles.notice}>
      {busy && <span className={`${spinner.spinner} ${spinner.size.md}`} />}
      {children}
    </div>
  )
}
