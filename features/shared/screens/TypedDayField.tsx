import { type InputEvent, useEffect, useEffectEvent } from 'react'
import { DateField, type DateFieldProps } from '../../../ui/DateField/DateField.tsx'

type Props = DateFieldProps & {
  /** The day as typed so far. */
  typed: string
  onTyped: (typed: string) => void
  /** Checks the field again. */
  onRecheck: () => void
}

/** A day that may be left out. Its value is null for an empty field and for a half-typed day: the typed text tells them apart. */
export function TypedDayField({ typed, onTyped, onRecheck, ...field }: Props) {
  // Deleting a half-typed day changes no value in the form, so each key checks it again.
  const recheck = useEffectEvent(() => {
    if (field.error !== undefined) onRecheck()
  })
  useEffect(() => recheck(), [typed])
  return (
    <div onInput={({ target }: InputEvent) => target instanceof HTMLInputElement && onTyped(target.value)}>
      <DateField {...field} />
    </div>
  )
}
