import type { ReactNode, SubmitEvent } from 'react'
import * as styles from './Form.css.ts'

export const formWidths = ['full', 'measure'] as const

export type FormProps = {
  /** Called for each submit; fits `handleSubmit(…)` of react-hook-form. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown
  /** For a button outside of it. */
  id?: string | undefined
  /** A submit is running: another one is ignored. */
  busy?: boolean
  /**
   * `measure` is as wide as a line of text: for short fields in a wide page.
   * @default 'full'
   */
  width?: (typeof formWidths)[number]
  /** The fields, and the submit button last. */
  children: ReactNode
}

/**
 * A form. The browser's validation is off: fields show their own errors. Before any script runs, a submit does nothing: `dialog`
 * only closes a dialog around the form.
 */
export function Form({ id, onSubmit, busy = false, width = 'full', children }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onSubmit(event)
  }
  const look = `${styles.form} ${styles.width[width]}`
  return (
    <form id={id} className={look} method="dialog" noValidate aria-busy={busy || undefined} onSubmit={submit}>
      {children}
    </form>
  )
}
