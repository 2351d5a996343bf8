import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { Columns } from '../../../ui/Columns/Columns.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { PhoneField } from '../../../ui/PhoneField/PhoneField.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import type { Access } from '../access.ts'
import { phone } from '../records/fields.ts'
import { RecordForm } from '../records/RecordForm.tsx'
import { type RecordEditing, useRecordForm } from '../records/useRecordForm.ts'
import { type Location, type LocationDraft, locationParts, locationRecord, type LocationValues } from './location.ts'

type Props = RecordEditing<LocationDraft, LocationValues> & {
  location: Location
  /** The brands that the location can belong to. */
  brands: readonly { readonly id: string; readonly name: string }[]
  /** Whether the POS can be changed. */
  integration: Access
}

/** Edits a location: every field, grouped by what it is for. */
export function LocationForm({ location, brands, integration, ...editing }: Props) {
  const record = useRecordForm({ type: locationRecord, saved: location, parts: locationParts(brands), ...editing })
  const { input, form } = record
  return (
    <RecordForm noun="location" record={record} {...editing}>
      <Section title="Name and address">
        <Stack space="md">
          <Split space="md">
            <TextField {...input('name')} />
            <Select placeholder="None" options={brands.map(({ id, name }) => ({ value: id, label: name }))} {...input('brandId')} />
          </Split>
          <Split space="md">
            <TextField {...input('addressOne')} />
            <TextField {...input('addressTwo')} />
          </Split>
          <Columns space="md">
            <TextField {...input('city')} />
            <TextField {...input('state')} />
            <TextField kind="verbatim" {...input('zipCode')} />
          </Columns>
        </Stack>
      </Section>
      <Section title="Contact and menu" text="Guests see these on your page.">
        <Split space="md">
          <LocationPhone control={form.control} {...input('phone')} />
          <TextField kind="verbatim" {...input('menuUrl')} />
        </Split>
      </Section>
      <Section title="Reservations" text="A link, a phone number, or both.">
        <Split space="md">
          <TextField kind="verbatim" {...input('reservationUrl')} />
          <LocationPhone control={form.control} {...input('reservationPhone')} />
        </Split>
      </Section>
      <Section title="Priority reservations" text="For guests who hold your credit. Optional.">
        <Split space="md">
          <TextField kind="verbatim" {...input('priorityReservationUrl')} />
          <LocationPhone control={form.control} {...input('priorityReservationPhone')} />
        </Split>
      </Section>
      <Section title="Point of sale" text={integration.canEdit ? undefined : integration.why}>
        {integration.canEdit ? (
          <TextField hint="Such as Toast or Square" {...input('posSystem')} />
        ) : (
          <DescriptionList items={[{ term: locationRecord.labels.posSystem, detail: location.posSystem ?? 'None' }]} />
        )}
      </Section>
    </RecordForm>
  )
}

type PhoneProps = UseFormRegisterReturn<'phone' | 'reservationPhone' | 'priorityReservationPhone'> & {
  control: Control<LocationDraft, unknown, LocationValues>
  label: string
  error: string | undefined
}

/** A phone number of a location. Its hint says what will be saved: its digits alone. */
function LocationPhone({ control, ...input }: PhoneProps) {
  const { success, data } = z.safeParse(phone.form, useWatch({ control, name: input.name }))
  return <PhoneField hint={success && data !== null ? `Will be saved as ${data}` : 'A US number, without an extension'} {...input} />
}
