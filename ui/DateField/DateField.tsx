import { type ChangeEvent, type Ref, useRef, useState } from 'react'
import { Field, type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import * as styles from '../parts/field.css.ts'
import type { ValueProps } from '../Field/valueProps.ts'
import * as within from '../parts/within.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { CalendarOf } from './CalendarOf.tsx'
import { caretInDate, dateSettled, dayFault, dateTyped, isoTyped, showDate } from './typedDate.ts'
import { defaultMessages } from './messages.ts'

export type DateFieldProps = FieldMessages &
  ValueProps<string | null> & {
    /** A calendar day as `2026-03-09`; null while the typed text is none. */
    value: string | null
    /** The first day in the calendar. The form's schema checks typed days. */
    min?: string
    /** The last day in the calendar. */
    max?: string
    /** Texts to use instead of the defaults in DateField/messages.ts. */
    messages?: Partial<typeof defaultMessages>
    ref?: Ref<HTMLInputElement>
  }

/** A date field: typed in digits, or chosen in a calendar. Once it is left, it says of a text that is no day what is wrong with it. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error: given, value, onChange, onBlur, min, max, messages, ...input } = props
  const say = { ...defaultMessages, ...messages }
  const [typed, setTyped] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  const calendar = useRef<HTMLInputElement>(null)
  // The typed text shows as long as it means the value; otherwise the owner has set another value.
  const shown = isoTyped(typed) === value ? typed : showDate(value ?? '')

  const fault = isLeft ? dayFault(shown) : null
  const error = given ?? (fault ? say[fault] : undefined)
  const { ids, control } = useFieldIds({ hint, error })

  const take = (text: string) => {
    setTyped(text)
    const day = isoTyped(text)
    if (day !== value) onChange(day)
  }
  const change = ({ currentTarget: element }: ChangeEvent<HTMLInputElement>) => {
    const text = dateTyped(element.value)
    const caret = caretInDate(element.value, element.selectionStart ?? element.value.length, text)
    setIsLeft(false)
    element.value = text
    element.setSelectionRange(caret, caret)
    take(text)
  }
  const settle = () => {
    setIsLeft(true)
    take(dateSettled(shown))
  }
  const blur = () => {
    settle()
    onBlur?.()
  }
  const openCalendar = () => {
    try {
      calendar.current?.showPicker()
    } catch {
      // `showPicker` fails in cross-origin frames and old browsers. Phones open the calendar on focus as well.
      calendar.current?.focus()
    }
  }
  return (
    <Field label={label} hint={hint} error={error} ids={ids}>
      {/* Always left to right: digits read so in every script. */}
      <div className={within.frame} dir="ltr">
        <CalendarOf ref={calendar} day={value} min={min} max={max} disabled={input.disabled} onPick={(day) => take(showDate(day))} />
        <input
          {...input}
          {...control}
          className={`${styles.input} ${styles.figures} ${within.roomAtEnd}`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          placeholder={say.pattern}
          value={shown}
          onChange={change}
          onBlur={blur}
          onKeyDown={({ key }) => key === 'Enter' && settle()}
        />
        <button
          type="button"
          className={within.buttonAtEnd}
          aria-label={say.calendar}
          aria-controls={ids.control}
          disabled={input.disabled}
          onClick={openCalendar}>
          <Icon name="calendar" />
        </button>
      </div>
    </Field>
  )
}
