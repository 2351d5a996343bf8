import type { ReactNode, SubmitEvent } from 'react'
import * as styles from './Form.css.ts'

export type FormProps = {
  /** Called for each submit; fits `handleSubmit(…)` of react-hook-form. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown
  /**
   * A submit is under way: another one is not sent.
   * @default false
   */
  busy?: boolean
  /** The fields, and last the button that sends them. */
  children: ReactNode
}

/** Fields that are sent together. The browser's own messages are off: fields say what is wrong themselves. */
export function Form({ onSubmit, busy = false, children }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onSubmit(event)
  }
  return (
    <form className={styles.form} noValidate aria-busy={busy || undefined} onSubmit={submit}>
      {children}
    </form>
  )
}
