import { useId } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './StateSwitch.css.ts'
import './tray.css.ts'

export type StateSwitchProps = {
  /** Accessible name: the effect of turning it on. */
  label: string
  /** The state that the switch shows, in words. */
  title: string
  /** Reason or consequence of the state. */
  text: string
  /** Null while it is not known. */
  on: boolean | null
  /** Whether something else has turned it on, or nothing can turn it back: it stays on. */
  fixed?: boolean
  /** Whether the last press could not be carried out: the words give the reason. */
  failed?: boolean
  /** A word beside the state after a press has changed it. */
  saved?: string | false
  onTurnOn?: (() => void) | undefined
}

/** One choice that takes effect at once, with its state in words. A change of the words is announced. */
export function StateSwitch({ label, title, text, on, fixed = false, failed = false, saved = false, onTurnOn }: StateSwitchProps) {
  const id = useId()
  return (
    <div className={styles.block}>
      <div id={id} role="status" className={styles.texts}>
        <p className={`${styles.title} ${failed ? styles.failed : ''}`}>{title}</p>
        {saved && (
          <p className={styles.saved}>
            <Icon name="check" /> {saved}
          </p>
        )}
        <p className={styles.text}>{text}</p>
      </div>
      {on !== null && (
        <input
          type="checkbox"
          role="switch"
          className={styles.control}
          aria-label={label}
          aria-describedby={id}
          checked={on}
          aria-checked={on}
          aria-disabled={fixed || undefined}
          onChange={() => !fixed && onTurnOn?.()}
        />
      )}
    </div>
  )
}
