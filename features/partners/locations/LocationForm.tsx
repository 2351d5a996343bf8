import { Columns } from '../../../ui/Columns/Columns.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import type { Submission } from '../../shared/api/submission.ts'
import type { Access } from '../access.ts'
import type { Edit } from '../records/mergeEdits.ts'
import { RecordForm } from '../records/RecordForm.tsx'
import { useRecordForm } from '../records/useRecordForm.ts'
import type { Location } from './location.ts'
import { locationNames } from './locationFields.ts'
import { LocationPhone } from './LocationPhone.tsx'
import { locationParts } from './locationParts.ts'
import { draftOf, type LocationChanges, type LocationDraft, locationForm } from './locationSchema.ts'

export type LocationFormProps = {
  location: Location
  /** The brands that the location can belong to. */
  brands: readonly { readonly id: string; readonly name: string }[]
  /** Whether the POS can be changed. */
  integration: Access
  saving: Submission
  /** The field that takes the focus at first, by its name on the wire; empty for none. */
  focusOn: string
  /** What was typed before a reload; null for nothing. */
  restored: Edit<LocationDraft> | null
  onEdit: (edit: Edit<LocationDraft> | null) => void
  onSave: (changes: LocationChanges) => void
  onUnsaved: (isUnsaved: boolean) => void
}

/** Edits a location: every field, grouped by what it is for. */
export function LocationForm({ location, brands, integration, saving, focusOn, restored, onEdit, onSave, onUnsaved }: LocationFormProps) {
  const record = useRecordForm({
    schema: locationForm,
    saved: draftOf(location),
    draftOf,
    parts: locationParts(brands),
    wireNames: locationNames,
    saving,
    focusOn,
    restored,
    onEdit,
    onUnsaved,
  })
  const { register, formState, control } = record.form
  const { errors } = formState
  return (
    <RecordForm noun="location" record={record} saving={saving} onSave={onSave}>
      <Section title="Name and address">
        <Stack space="md">
          <Split space="md">
            <TextField label="Name" error={errors.name?.message} {...register('name')} />
            <Select
              label="Brand"
              placeholder="None"
              error={errors.brandId?.message}
              options={brands.map(({ id, name }) => ({ value: id, label: name }))}
              {...register('brandId')}
            />
          </Split>
          <Split space="md">
            <TextField label="Street address" error={errors.addressOne?.message} {...register('addressOne')} />
            <TextField label="Floor, suite (optional)" error={errors.addressTwo?.message} {...register('addressTwo')} />
          </Split>
          <Columns space="md">
            <TextField label="City" error={errors.city?.message} {...register('city')} />
            <TextField label="State" error={errors.state?.message} {...register('state')} />
            <TextField kind="verbatim" label="ZIP code" error={errors.zipCode?.message} {...register('zipCode')} />
          </Columns>
        </Stack>
      </Section>
      <Section title="Contact and menu" text="Guests see these on your page.">
        <Split space="md">
          <LocationPhone label="Phone number" control={control} input={register('phone')} error={errors.phone?.message} />
          <TextField kind="verbatim" label="Menu link" error={errors.menuUrl?.message} {...register('menuUrl')} />
        </Split>
      </Section>
      <Section title="Reservations" text="A link, a phone number, or both.">
        <Split space="md">
          <TextField kind="verbatim" label="Reservation link" error={errors.reservationUrl?.message} {...register('reservationUrl')} />
          <LocationPhone
            label="Reservation phone number"
            control={control}
            input={register('reservationPhone')}
            error={errors.reservationPhone?.message}
          />
        </Split>
      </Section>
      <Section title="Priority reservations" text="For guests who hold your credit. Optional.">
        <Split space="md">
          <TextField
            kind="verbatim"
            label="Priority reservation link"
            error={errors.priorityReservationUrl?.message}
            {...register('priorityReservationUrl')}
          />
          <LocationPhone
            label="Priority reservation phone number"
            control={control}
            input={register('priorityReservationPhone')}
            error={errors.priorityReservationPhone?.message}
          />
        </Split>
      </Section>
      <Section title="Point of sale" text={integration.canEdit ? undefined : integration.why}>
        {integration.canEdit ? (
          <TextField label="POS system" hint="Such as Toast or Square" error={errors.posSystem?.message} {...register('posSystem')} />
        ) : (
          <DescriptionList items={[{ term: 'POS system', detail: location.posSystem ?? 'None' }]} />
        )}
      </Section>
    </RecordForm>
  )
}
