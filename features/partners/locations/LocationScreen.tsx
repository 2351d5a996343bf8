import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { ListStatus } from '../../../ui/ListStatus/ListStatus.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Failure } from '../../shared/api/answer.ts'
import type { Remote } from '../../shared/api/remote.ts'
import type { Submission } from '../../shared/api/submission.ts'
import { listStatus } from '../../shared/links/listStatus.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { brandAccess, integrationAccess, locationAccess, type Rights } from '../access.ts'
import { addressOf } from '../addressOf.ts'
import type { Project } from '../project.ts'
import { ReadyBadge } from '../ReadyBadge.tsx'
import { DeleteItem } from '../records/DeleteItem.tsx'
import { GoneScreen } from '../records/GoneScreen.tsx'
import { MissingSteps } from '../records/MissingSteps.tsx'
import { ReadOnly } from '../records/ReadOnly.tsx'
import type { RecordEditing } from '../records/useRecordForm.ts'
import { type Location, type LocationDraft, locationParts, locationRecord, type LocationValues } from './location.ts'
import { LocationForm } from './LocationForm.tsx'

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

/** Whether the POS is connected, and if not, why. */
const PosState = ({ location: { isPosComplete, posReason, posSystem } }: { location: Location }) => (
  <Inline space="sm">
    <ReadyBadge isReady={isPosComplete} ready="POS connected" unready="POS not connected" />
    <Text tone="muted">{isPosComplete ? posSystem : (posReason ?? 'The POS has not answered yet.')}</Text>
  </Inline>
)

type PaidToProps = { isAssigned: boolean; accountName: string | null; href: string }

/** The account that the location is paid to (`partner_stripe_account_id`). */
const PaidTo = ({ isAssigned, accountName, href }: PaidToProps) => (
  <Inline space="sm">
    {isAssigned ? (
      <Text>{accountName === null ? 'Paid to a connected account.' : `Paid to ${accountName}`}</Text>
    ) : (
      <Badge tone="warning" icon="alert">
        No account
      </Badge>
    )}
    <TextLink href={href}>{isAssigned ? 'Open finances' : 'Connect an account'}</TextLink>
  </Inline>
)

/** What depends on a location. */
const consequencesOf = (
  { isPosComplete, posSystem, stripeAccountId }: Location,
  brandName: string,
  accountName: string | null,
): readonly string[] => [
  brandName ? `Guests of ${brandName} no longer find it.` : 'Guests no longer find it.',
  ...(isPosComplete ? [`Its connection to ${posSystem ?? 'the POS'} ends.`] : []),
  ...(stripeAccountId === null ? [] : [`Its payments no longer go to ${accountName ?? 'the account that it is assigned to'}.`]),
]
