import type { Ref } from 'react'
import * as styles from './DateField.css.ts'

type CalendarOfProps = {
  /** The day at which it opens. */
  day: string | null
  min: string | undefined
  max: string | undefined
  disabled: boolean | undefined
  onPick: (day: string) => void
  ref: Ref<HTMLInputElement>
}

/** The browser's calendar, opened by `showPicker()`. */
export function CalendarOf({ day, onPick, ...input }: CalendarOfProps) {
  return (
    <input
      {...input}
      type="date"
      className={styles.calendar}
      // The visible field has the same value: this one is only for pointer users.
      tabIndex={-1}
      aria-hidden="true"
      value={day ?? ''}
      onChange={({ currentTarget: { value } }) => value && onPick(value)}
    />
  )
}
