import type { Ref } from 'react'
import * as styles from './DateField.css.ts'

type CalendarOfProps = {
  /** The day it opens at. */
  day: string | null
  min: string | undefined
  max: string | undefined
  disabled: boolean | undefined
  onPick: (day: string) => void
  ref: Ref<HTMLInputElement>
}

/** The system's own calendar, for whoever would rather look than type. Opened by `showPicker()`. */
export function CalendarOf({ day, onPick, ...input }: CalendarOfProps) {
  return (
    <input
      {...input}
      type="date"
      className={styles.calendar}
      // The field beside it says the same: this one is for the eyes and the pointer only.
      tabIndex={-1}
      aria-hidden="true"
      value={day ?? ''}
      onChange={({ currentTarget: { value } }) => value && onPick(value)}
    />
  )
}
