import { type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { focusNamed } from './focusNamed.ts'
import * as styles from './ErrorSummary.css.ts'

export type FormError = {
  /** The field's `name`, or that of its group. */
  name: string
  /** The error, the same as beside the field. */
  message: string
}

export type ErrorSummaryProps = {
  /** In the order of the fields; empty shows nothing. */
  errors: readonly FormError[]
  /** Number of submits: after each refused one the summary takes the focus. */
  attempt: number
  title?: string
}

/** A form's errors above it; each links to its field. */
export function ErrorSummary({ errors, attempt, title = 'Please look at this before you continue' }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  const focusField = (event: MouseEvent<HTMLAnchorElement>, name: string) => {
    const form = event.currentTarget.closest('form')
    // Only the focus moves; the address stays the same.
    event.preventDefault()
    if (form) focusNamed(form, name)
  }
  return (
    <div ref={box} className={styles.summary} role="group" aria-label={title} tabIndex={-1}>
      <div className={styles.title}>
        <Icon name="alert" />
        <span>{title}</span>
      </div>
      <ul className={styles.list}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a className={styles.link} href={`#${name}`} onClick={(event) => focusField(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
