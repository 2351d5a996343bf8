import { type InputEvent, useEffect, useEffectEvent } from 'react'
import { yearAfter } from '../dates/deliveryDay.ts'
import { DateField, type DateFieldProps } from '../../../ui/DateField/DateField.tsx'

type Props = Omit<DateFieldProps, 'min' | 'max'> & {
  today: string
  /** The day as typed so far. */
  typed: string
  onTyped: (typed: string) => void
  onRecheck: () => void
}

/** A `deliveryDay` in a form. */
export function DeliveryDayField({ today, typed, onTyped, onRecheck, ...field }: Props) {
  // Deleting a half-typed day changes no value in the form, so each key checks it again.
  const recheck = useEffectEvent(() => {
    if (field.error !== undefined) onRecheck()
  })
  useEffect(() => recheck(), [typed])
  return (
    <div onInput={({ target }: InputEvent) => target instanceof HTMLInputElement && onTyped(target.value)}>
      <DateField {...field} min={today} max={yearAfter(today)} />
    </div>
  )
}
