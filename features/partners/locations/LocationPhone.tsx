import { type Control, useWatch, type UseFormRegisterReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { PhoneField } from '../../../ui/PhoneField/PhoneField.tsx'
import { optionalPhone } from '../records/fields.ts'
import type { LocationDraft, LocationValid } from './locationSchema.ts'

type Props = {
  label: string
  control: Control<LocationDraft, unknown, LocationValid>
  input: UseFormRegisterReturn<'phone' | 'reservationPhone' | 'priorityReservationPhone'>
  error: string | undefined
}

/** A phone number of a location. Its hint says what will be saved: its digits alone. */
export function LocationPhone({ label, control, input, error }: Props) {
  const { success, data } = z.safeParse(optionalPhone, useWatch({ control, name: input.name }))
  const hint = success && data !== null ? `Will be saved as ${data}` : 'A US number, without an extension'
  return <PhoneField label={label} hint={hint} error={error} {...input} />
}
