import { useState } from 'react'
import { Chips } from '../../../ui/Chips/Chips.tsx'
import { Columns } from '../../../ui/Columns/Columns.tsx'
import { DateField } from '../../../ui/DateField/DateField.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { type Days, allDays, dayChoices, isSameDays } from './shift.ts'

type Props = {
  days: Days
  /** The day that it is at the location. */
  today: string
  onDays: (days: Days) => void
}

const others = { value: 'dates', label: 'Dates…' } as const

/** The choice of a shift's days: a word for the usual ones, and two fields for others. */
export function ShiftDays({ days, today, onDays }: Props) {
  const choices = dayChoices(today)
  const named = choices.find((choice) => isSameDays(choice.days, days))
  const [isOpen, setIsOpen] = useState(!named)
  const choose = (pressed: string | null) => {
    const choice = choices.find(({ value }) => value === pressed)
    setIsOpen(pressed === others.value)
    // A second press of the fields' word closes them: they show no days then.
    if (choice) onDays(choice.days)
    else if (pressed === null && !named) onDays(allDays)
  }
  return (
    <Stack space="sm">
      <Chips label="Days" options={[...choices, others]} value={isOpen || !named ? others.value : named.value} onChange={choose} />
      {(isOpen || !named) && <DayFields days={days} onDays={onDays} />}
    </Stack>
  )
}

type DayFieldsProps = { days: Days; onDays: (days: Days) => void }

/**
 * The days of a shift as they are typed. The address follows whole days at once, and an emptied field when it is left: it is written late,
 * and a field bound to it would lose keys.
 */
function DayFields({ days, onDays }: DayFieldsProps) {
  const [typed, setTyped] = useState(days)
  const [seen, setSeen] = useState({ days, written: days })
  if (!isSameDays(seen.days, days)) {
    setSeen({ days, written: days })
    // Chosen elsewhere: by Back, or by a word.
    if (!isSameDays(seen.written, days)) setTyped(days)
  }
  const write = (next: Days) => {
    if (isSameDays(next, seen.written)) return
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
