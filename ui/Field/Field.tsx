import { type ReactNode, useId } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Field.css.ts'

/** Texts of every field. */
export type FieldMessages = {
  /** What is asked for; always in sight. */
  label: ReactNode
  /** What helps to fill it in. */
  hint?: ReactNode
  /** What is wrong with it and how to mend it. */
  error?: string | undefined
}

/** Ties a control to its words. */
export function useFieldIds({ hint, error }: Omit<FieldMessages, 'label'>) {
  const id = useId()
  const ids = { control: id, hint: `${id}-hint`, error: `${id}-error` }
  const described = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ')
  return {
    ids,
    /** Attributes of the control. */
    control: {
      id: ids.control,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
    },
  }
}

type FieldProps = FieldMessages & {
  ids: ReturnType<typeof useFieldIds>['ids']
  /** Whether an error is read out when it appears: for one that comes without the focus moving to its field. */
  live?: boolean
  /** The control. */
  children: ReactNode
}

/** A label and a hint above a control, and what is wrong with it below. */
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

/** What helps to fill a field in. */
export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  return (
    hint && (
      <div className={styles.hint} id={id}>
        {hint}
      </div>
    )
  )
}

/** What is wrong with a field, with a sign beside the colour. */
export function FieldError({ id, error, live }: { id: string; error: string | undefined; live?: boolean | undefined }) {
  return (
    error && (
      <div className={styles.error} id={id} role={live ? 'alert' : undefined}>
        <Icon name="alert" />
        <span>{error}</span>
      </div>
    )
  )
}
