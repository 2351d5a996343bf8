import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react'
import * as styles from './Form.css.ts'

export type FormProps = {
  /** Called for each submit; fits `handleSubmit(…)` of react-hook-form. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown
  /**
   * A submit is running: another one is ignored.
   * @default false
   */
  busy?: boolean
  /** The fields, and the submit button last. */
  children: ReactNode
}

/** An Enter key that is held would submit again as soon as a refusal has come back. In a text of several lines it makes lines. */
function ignoreRepeatedEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}

/** A form. The browser's validation is off: fields show their own errors. */
export function Form({ onSubmit, busy = false, children }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onSubmit(event)
  }
  return (
    <form className={styles.form} noValidate aria-busy={busy || undefined} onSubmit={submit} onKeyDown={ignoreRepeatedEnter}>
      {children}
    </form>
  )
}
