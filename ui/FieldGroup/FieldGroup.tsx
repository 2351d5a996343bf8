import { type ReactNode, useEffect, useRef } from 'react'
import { FieldError, FieldHint, type FieldMessages, type useFieldIds } from '../Field/Field.tsx'
import * as field from '../parts/field.css.ts'
import * as styles from './FieldGroup.css.ts'

export const fieldGroupRoles = ['group', 'radiogroup'] as const

export type FieldGroupProps = FieldMessages & {
  /** Ids of the group's texts, from `useFieldIds`. */
  ids: ReturnType<typeof useFieldIds>['ids']
  /** `radiogroup` where just one of the controls can be chosen. */
  role?: (typeof fieldGroupRoles)[number]
  /** The name by which a form finds the group, to focus it. */
  name?: string | undefined
  disabled?: boolean | undefined
  /** Whether screen readers announce the error: for one that appears without the focus moving to its field. */
  live?: boolean
  /** The sum that is chosen, at the label's end. */
  sum?: string | undefined
  children: ReactNode
}

/** Controls that answer one question, with a label above and an error below. */
export function FieldGroup({ label, hint, error, ids, role = 'group', name, disabled, live = false, sum, children }: FieldGroupProps) {
  const labelId = `${ids.control}-label`
  const described = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ')
  const fieldset = useRef<HTMLFieldSetElement>(null)
  // The focus does not move, so the announced error is scrolled into view, above a sticky bar.
  useEffect(() => {
    if (live && error) fieldset.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [live, error])
  return (
    <fieldset
      ref={fieldset}
      className={styles.group}
      role={role}
      name={name}
      disabled={disabled}
      aria-labelledby={labelId}
      aria-describedby={described || undefined}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      data-invalid={error ? true : undefined}>
      <div className={styles.head} data-summed={sum === undefined ? undefined : true}>
        {/* No legend: WebKit counts one twice when it lays a column out anew, and the page jumps at the next touch. */}
        <span id={labelId} className={field.label}>
          {label}
        </span>
        <FieldHint id={ids.hint} hint={hint} />
        {sum !== undefined && (
          <span className={styles.sum} data-tone="charge">
            {sum}
          </span>
        )}
      </div>
      {children}
      <FieldError id={ids.error} error={error} live={live} />
    </fieldset>
  )
}
