import { useWatch, type Control } from 'react-hook-form'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { FormRow } from '../../../ui/FormSections/FormRow.tsx'
import { FormSections } from '../../../ui/FormSections/FormSections.tsx'
import { PhoneField } from '../../../ui/PhoneField/PhoneField.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import type { Access } from '../access.ts'
import { RecordForm } from '../records/RecordForm.tsx'
import { type RecordEditing, useRecordForm } from '../records/useRecordForm.ts'
import { type Location, type LocationDraft, type LocationValues, locationRecord } from './api.ts'
import { locationNoun } from './noun.ts'
import { plainText } from '../../../ui/text/plainText.ts'
import { Text } from '../../../ui/Text/Text.tsx'
import { formatAddress } from '../project.ts'
import type { TilePictures } from '../images/tilePictures.ts'
import { Preview } from '../records/Preview.tsx'

type FormProps = RecordEditing<LocationDraft, LocationValues> & {
  location: Location
  brands: readonly { readonly id: string; readonly name: string }[]
  integration: Access
  /** The pictures of a brand. */
  picturesOf: (brandId: string | null) => TilePictures
}

export function LocationForm({ location, brands, integration, picturesOf, ...editing }: FormProps) {
  const record = useRecordForm({ type: locationRecord, saved: location, ...editing })
  const { input, missingOf, form } = record
  return (
    <RecordForm noun={locationNoun} record={record} {...editing}>
      <FormSections
        preview={<LocationPreview control={form.control} picturesOf={picturesOf} />}
        sections={[
          {
            title: 'Name and address',
            missing: missingOf('name', 'brandId', 'addressOne', 'city', 'state', 'zipCode'),
            fields: (
              <>
                <FormRow shares="long-short">
                  <TextField {...input('name')} />
                  <Select placeholder="None" options={brands.map(({ id, name }) => ({ value: id, label: name }))} {...input('brandId')} />
                </FormRow>
                <FormRow shares="long-short">
                  <TextField {...input('addressOne')} />
                  <TextField {...input('addressTwo')} />
                </FormRow>
                <FormRow shares="address">
                  <TextField {...input('city')} />
                  <TextField {...input('state')} />
                  <TextField kind="verbatim" {...input('zipCode')} />
                </FormRow>
              </>
            ),
          },
          {
            title: 'Contact and menu',
            text: 'Guests see these on your page.',
            missing: missingOf('phone', 'menuUrl'),
            fields: (
              <FormRow shares="short-long">
                <PhoneField autoComplete="off" {...input('phone', 'A US number, without an extension')} />
                <TextField kind="verbatim" {...input('menuUrl')} />
              </FormRow>
            ),
          },
          {
            title: 'Reservations',
            text: 'A link, a phone number, or both.',
            missing: missingOf('reservationUrl', 'reservationPhone'),
            fields: (
              <FormRow shares="long-short">
                <TextField kind="verbatim" {...input('reservationUrl')} />
                <PhoneField autoComplete="off" {...input('reservationPhone', 'A US number, without an extension')} />
              </FormRow>
            ),
          },
          {
            title: 'Priority reservations',
            text: 'For guests who hold your credit.',
            missing: 'optional',
            fields: (
              <FormRow shares="long-short">
                <TextField kind="verbatim" {...input('priorityReservationUrl')} />
                <PhoneField autoComplete="off" {...input('priorityReservationPhone', 'A US number, without an extension')} />
              </FormRow>
            ),
          },
          {
            title: 'Point of sale',
            text: integration.canEdit ? undefined : integration.why,
            missing: missingOf('posSystem'),
            fields: integration.canEdit ? (
              <FormRow>
                <TextField {...input('posSystem', 'Such as Toast or Square')} />
              </FormRow>
            ) : (
              <DescriptionList items={[{ term: locationRecord.labels.posSystem, detail: location.posSystem ?? 'None' }]} />
            ),
          },
        ]}
      />
    </RecordForm>
  )
}

type LocationPreviewProps = Pick<FormProps, 'picturesOf'> & { control: Control<LocationDraft, unknown, LocationValues> }

/** The location as guests see it on the brand's page, with the text that is being typed. */
function LocationPreview({ control, picturesOf }: LocationPreviewProps) {
  const typed = useWatch({ control })
  const text = (name: keyof LocationDraft): string => plainText(typed[name] ?? '')
  const address = formatAddress({
    addressOne: text('addressOne'),
    addressTwo: text('addressTwo'),
    city: text('city'),
    state: text('state').toUpperCase(),
    zipCode: text('zipCode'),
  })
  return (
    <Preview name={text('name') || 'Your location'} pictures={picturesOf(typed.brandId ?? null)}>
      <Text size="sm">{address || 'No address yet'}</Text>
      <DescriptionList
        items={[
          { term: 'Phone', detail: text('phone') || 'No number yet' },
          { term: 'Menu', detail: text('menuUrl') ? 'Open' : 'No link yet' },
          { term: 'Reserve a table', detail: text('reservationUrl') || text('reservationPhone') ? 'Open' : 'No way yet' },
        ]}
      />
    </Preview>
  )
}
