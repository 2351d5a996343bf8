import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { Columns } from '../../../ui/Columns/Columns.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { ListStatus } from '../../../ui/ListStatus/ListStatus.tsx'
import { PhoneField } from '../../../ui/PhoneField/PhoneField.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Failure, Submission } from '../../shared/api/answers/answer.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { listStatus } from '../../shared/links/listStatus.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { type Access, type Rights, brandAccess, integrationAccess, locationAccess } from '../access.ts'
import { addressOf } from '../addressOf.ts'
import type { Project } from '../project.ts'
import { DeleteItem } from '../records/DeleteItem.tsx'
import { GoneScreen } from '../records/GoneScreen.tsx'
import { MissingSteps } from '../records/MissingSteps.tsx'
import { ReadOnly } from '../records/ReadOnly.tsx'
import { RecordForm } from '../records/RecordForm.tsx'
import { phone } from '../records/record.ts'
import { type RecordEditing, useRecordForm } from '../records/useRecordForm.ts'
import { PaidTo, PosState, consequencesOf } from './LocationState.tsx'
import { type Location, type LocationDraft, type LocationValues, locationParts, locationRecord } from './api.ts'

export type LocationScreenProps = RecordEditing<LocationDraft, LocationValues> & {
  location: Remote<Location>
  project: Rights & Pick<Project, 'brands'>
  /** The name of the account that the location is paid to; null while it is not known. */
  accountName: string | null
  financesHref: string
  /** The list, as the person left it. */
  listHref: string
  deleting: Submission
  onDelete: () => void
  onCancelDelete: () => void
  onRetry: () => void
}

const isNotFound = (cause: Failure | null): boolean => cause?.kind === 'refused' && cause.status === 404

/** Once it was read, only a try to delete it tells that it is gone: a fault of the server may not take a form away. */
const isMissing = (location: Remote<Location>, deleting: Submission): boolean =>
  (location.status === 'failed' && isNotFound(location.cause)) ||
  (location.status === 'ready' && deleting.phase !== 'idle' && isNotFound(location.staleCause))

/** A location, to edit it or to delete it. */
export function LocationScreen(props: LocationScreenProps) {
  const { location, listHref, deleting, onRetry } = props
  const back = (
    <TextLink icon="back" href={listHref}>
      Back to the locations
    </TextLink>
  )
  if (isMissing(location, deleting)) return <GoneScreen noun="location" back={back} />
  return (
    <Screen title={location.status === 'ready' ? location.value.name : 'Location'} back={back}>
      <ListStatus of={listStatus({ read: location, onRetry })}>
        {location.status === 'ready' && <ReadLocation {...props} location={location.value} />}
      </ListStatus>
    </Screen>
  )
}

type ReadProps = Omit<LocationScreenProps, 'location' | 'listHref' | 'onRetry'> & { location: Location }

function ReadLocation({ location, project, accountName, financesHref, deleting, onDelete, onCancelDelete, ...editing }: ReadProps) {
  const access = locationAccess(project, location.brandId)
  const brandName = project.brands.find(({ id }) => id === location.brandId)?.name ?? ''
  return (
    <Stack space="xl">
      <MissingSteps steps={location.steps} noun="location" />
      <PosState location={location} />
      <PaidTo isAssigned={location.stripeAccountId !== null} accountName={accountName} href={financesHref} />
      {access.canEdit ? (
        <>
          <LocationForm
            key={location.id}
            location={location}
            integration={integrationAccess(project, location.brandId)}
            brands={project.brands.filter(({ id }) => id === location.brandId || brandAccess(project, id).canEdit)}
            {...editing}
          />
          <DeleteItem
            noun="location"
            name={location.name}
            consequences={consequencesOf(location, brandName, accountName)}
            deleting={deleting}
            onDelete={onDelete}
            onCancel={onCancelDelete}
          />
        </>
      ) : (
        <ReadOnly
          why={access.why}
          groups={locationRecord.facts(
            location,
            { brandId: () => brandName },
            { 'Name and address': [{ term: 'Address', detail: addressOf(location) }] },
          )}
          parts={locationParts(project.brands)}
          saved={locationRecord.draftFrom(location)}
          editing={editing}
        />
      )}
    </Stack>
  )
}

type FormProps = RecordEditing<LocationDraft, LocationValues> & {
  location: Location
  /** The brands that the location can belong to. */
  brands: readonly { readonly id: string; readonly name: string }[]
  /** Whether the POS can be changed. */
  integration: Access
}

/** Edits a location: every field, grouped by what it is for. */
function LocationForm({ location, brands, integration, ...editing }: FormProps) {
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
