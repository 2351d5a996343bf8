import { useState } from 'react'
import { Columns } from '../../../ui/Columns/Columns.tsx'
import { DateField } from '../../../ui/DateField/DateField.tsx'
import type { Days } from './shift.ts'

type Props = { days: Days; onDays: (days: Days) => void }

/**
 * The days of a shift as they are typed. The address follows whole days at once, and an emptied field when it is left: it is written late,
 * and a field bound to it would lose keys.
 */
export function ShiftDays({ days, onDays }: Props) {
  const [typed, setTyped] = useState(days)
  const [seen, setSeen] = useState({ days, written: days })
  if (!isSame(seen.days, days)) {
    setSeen({ days, written: days })
    // Chosen elsewhere: by Back, or by "All days".
    if (!isSame(seen.written, days)) setTyped(days)
  }
  const write = (next: Days) => {
    if (isSame(next, seen.written)) return
    setSeen({ ...seen, written: next })
    onDays(next)
  }
  const change = (end: keyof Days) => (day: string | null) => {
    const next = { ...typed, [end]: day ?? '' }
    setTyped(next)
    if (day !== null) write(next)
  }
  const field = (end: keyof Days) => ({ value: typed[end] || null, onChange: change(end), onBlur: () => write(typed) })
  return (
    <Columns space="sm">
      <DateField label="From" {...field('from')} />
      <DateField
        label="To"
        {...field('to')}
        error={typed.to !== '' && typed.to < typed.from ? 'This day is before the first one.' : undefined}
      />
    </Columns>
  )
}

const isSame = (one: Days, other: Days): boolean => one.from === other.from && one.to === other.to
