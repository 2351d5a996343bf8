import { isolated } from '../../../ui/isolated.ts'
import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { Badge, ReadyBadge } from '../../../ui/Badge/Badge.tsx'
import { Columns } from '../../../ui/Columns/Columns.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { PhoneField } from '../../../ui/PhoneField/PhoneField.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Failure } from '../../shared/api/answers/answer.ts'
import { type Remote, ready } from '../../shared/api/remote.ts'
import { type Access, type Rights, brandAccess, integrationAccess, locationAccess } from '../access.ts'
import { formatAddress, type Project } from '../project.ts'
import { DeleteItem, type ItemEditing, ItemPage, MissingSteps } from '../records/ItemPage.tsx'
import { ReadOnly } from '../records/ReadOnly.tsx'
import { RecordForm } from '../records/RecordForm.tsx'
import { phone } from '../records/record.ts'
import { type RecordEditing, useRecordForm } from '../records/useRecordForm.ts'
import { type Location, type LocationDraft, type LocationValues, locationParts, locationRecord } from './api.ts'

export type LocationScreenProps = ItemEditing<LocationDraft, LocationValues> & {
  location: Remote<Location>
  project: Rights & Pick<Project, 'brands'>
  /** The name of the account that the location is paid to; null while it is not known. */
  accountName: string | null
  financesHref: string
}

const isNotFound = (cause: Failure | null): boolean => cause?.kind === 'refused' && cause.status === 404

/** Once it was read, only a try to delete it shows that it no longer exists: a server error must not remove a form. */
const isMissing = ({ location, deleting }: LocationScreenProps): boolean =>
  (location.status === 'failed' && isNotFound(location.cause)) ||
  (location.status === 'ready' && deleting.phase !== 'idle' && isNotFound(location.staleCause))

export function LocationScreen(props: LocationScreenProps) {
  const { location, listHref, onRetry } = props
  return (
    <ItemPage
      noun="location"
      read={isMissing(props) ? ready(null) : location}
      title={location.status === 'ready' ? location.value.name : null}
      listHref={listHref}
      onRetry={onRetry}>
      {(read) => <ReadLocation {...props} location={read} />}
    </ItemPage>
  )
}

type ReadProps = Omit<LocationScreenProps, 'location' | 'listHref' | 'onRetry'> & { location: Location }

function ReadLocation({ location, project, accountName, financesHref, deleting, onDelete, onCancelDelete, ...editing }: ReadProps) {
  const access = locationAccess(project, location.brandId)
  const brandName = project.brands.find(({ id }) => id === location.brandId)?.name ?? ''
  return (
    <Stack space="xl">
      <MissingSteps steps={location.steps} noun="location" />
      <LocationState location={location} accountName={accountName} financesHref={financesHref} />
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
            consequences={getConsequences(location, brandName, accountName)}
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
            { 'Name and address': [{ term: 'Address', detail: formatAddress(location) }] },
          )}
          parts={locationParts(project.brands)}
          saved={locationRecord.draftFrom(location)}
          editing={editing}
        />
      )}
    </Stack>
  )
}

function LocationState({ location, accountName, financesHref }: Pick<ReadProps, 'location' | 'accountName' | 'financesHref'>) {
  const { isPosComplete, posReason, posSystem, stripeAccountId } = location
  const isAssigned = stripeAccountId !== null
  return (
    <>
      <Inline space="sm">
        <ReadyBadge isReady={isPosComplete} ready="POS connected" unready="POS not connected" />
        <Text tone="muted">{isPosComplete ? posSystem : (posReason ?? 'The POS has not answered yet.')}</Text>
      </Inline>
      <Inline space="sm">
        {isAssigned ? (
          <Text>{accountName === null ? 'Paid to a connected account.' : `Paid to ${isolated(accountName)}`}</Text>
        ) : (
          <Badge tone="warning" icon="alert">
            No account
          </Badge>
        )}
        <TextLink href={financesHref}>{isAssigned ? 'Open finances' : 'Connect an account'}</TextLink>
      </Inline>
    </>
  )
}

const getConsequences = (
  { isPosComplete, posSystem, stripeAccountId }: Location,
  brandName: string,
  accountName: string | null,
): readonly string[] => [
  brandName ? `Guests of ${isolated(brandName)} no longer find it.` : 'Guests no longer find it.',
  ...(isPosComplete ? [`Its connection to ${posSystem ?? 'the POS'} ends.`] : []),
  ...(stripeAccountId === null ? [] : [`Its payments no longer go to ${isolated(accountName ?? 'the account that it is assigned to')}.`]),
]

type FormProps = RecordEditing<LocationDraft, LocationValues> & {
  location: Location
  brands: readonly { readonly id: string; readonly name: string }[]
  integration: Access
}

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

/** A phone number of a location. Its hint shows the digits to be saved. */
function LocationPhone({ control, ...input }: PhoneProps) {
  const { data } = z.safeParse(phone.form, useWatch({ control, name: input.name }))
  return <PhoneField autoComplete="off" hint={data ? `Will be saved as ${data}` : 'A US number, without an extension'} {...input} />
}
