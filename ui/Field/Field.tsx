import { type ReactNode, useId } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from '../parts/field.css.ts'

export type FieldMessages = {
  /** The label; always visible. */
  label: ReactNode
  hint?: ReactNode
  /** The error, and how to correct it. */
  error?: string | undefined
}

/** Connects a control with its label, hint and error. */
export function useFieldIds({ hint, error }: Omit<FieldMessages, 'label'>) {
  const id = useId()
  const ids = { control: id, hint: `${id}-hint`, error: `${id}-error` }
  const described = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ')
  return { ids, control: { id: ids.control, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined } }
}

type FieldProps = FieldMessages & {
  ids: ReturnType<typeof useFieldIds>['ids']
  /** Whether screen readers announce the error: for one that appears without the focus moving to its field. */
  live?: boolean
  children: ReactNode
}

/** A label and hint above a control, and its error below. */
export function Field({ label, hint, error, ids, live, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.texts}>
        <label className={styles.label} htmlFor={ids.control}>
          {label}
        </label>
        <FieldHint id={ids.hint} hint={hint} />
      </div>
      {children}
      <FieldError id={ids.error} error={error} live={live} />
    </div>
  )
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  return (
    hint && (
      <div className={styles.hint} id={id}>
        {hint}
      </div>
    )
  )
}

/** An error that appears while its field is typed in may stand below the window, or behind a bar. */
function bringIntoSight(error: HTMLElement | null): void {
  if (error?.parentElement?.contains(document.activeElement)) error.scrollIntoView({ block: 'nearest' })
}

export function FieldError({ id, error, live }: { id: string; error: string | undefined; live?: boolean | undefined }) {
  return (
    error && (
      <div ref={bringIntoSight} className={styles.error} id={id} role={live ? 'alert' : undefined}>
        <Icon name="alert" />
        <span>{error}</span>
      </div>
    )
  )
}
