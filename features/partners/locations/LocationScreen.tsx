import { isolated } from '../../../ui/isolated.ts'
import { Badge, ReadyBadge } from '../../../ui/Badge/Badge.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Failure } from '../../shared/api/answers/answer.ts'
import { type Remote, ready } from '../../shared/api/remote.ts'
import { type Rights, brandAccess, integrationAccess, locationAccess } from '../access.ts'
import { formatAddress, type Project } from '../project.ts'
import { DeleteItem, type ItemDeleting, type ItemEditing, ItemPage, MissingSteps } from '../records/ItemPage.tsx'
import { ReadOnly } from '../records/ReadOnly.tsx'
import type { TilePictures } from '../images/tilePictures.ts'
import { LocationForm } from './LocationForm.tsx'
import { type Location, type LocationDraft, type LocationValues, locationRecord } from './api.ts'
import { locationNoun } from './noun.ts'

export type LocationScreenProps = ItemEditing<LocationDraft, LocationValues> &
  ItemDeleting & {
    location: Remote<Location>
    project: Rights & Pick<Project, 'brands'>
    /** The name of the account that the location is paid to; null while it is not known. */
    accountName: string | null
    financesHref: string
    /** The pictures of a brand. */
    picturesOf: (brandId: string | null) => TilePictures
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
      noun={locationNoun}
      read={isMissing(props) ? ready(null) : location}
      title={location.status === 'ready' ? location.value.name : null}
      listHref={listHref}
      onRetry={onRetry}>
      {(read) => <ReadLocation {...props} location={read} />}
    </ItemPage>
  )
}

type ReadProps = Omit<LocationScreenProps, 'location' | 'listHref' | 'onRetry'> & { location: Location }

function ReadLocation({ location, project, accountName, financesHref, picturesOf, ...editing }: ReadProps) {
  const access = locationAccess(project, location.brandId)
  const brandName = project.brands.find(({ id }) => id === location.brandId)?.name ?? ''
  const words = { brandId: ({ brandId }: LocationDraft) => project.brands.find(({ id }) => id === brandId)?.name ?? '' }
  return (
    <Stack space="xl">
      <Stack space="sm">
        <MissingSteps steps={location.steps} noun={locationNoun} fields={access.canEdit ? locationRecord.wireNames : {}} />
        <LocationState location={location} accountName={accountName} financesHref={financesHref} />
      </Stack>
      {access.canEdit ? (
        <>
          <LocationForm
            key={location.id}
            location={location}
            picturesOf={picturesOf}
            integration={integrationAccess(project, location.brandId)}
            brands={project.brands.filter(({ id }) => id === location.brandId || brandAccess(project, id).canEdit)}
            {...editing}
          />
          <DeleteItem
            noun={locationNoun}
            name={location.name}
            consequences={getConsequences(location, brandName, accountName)}
            {...editing}
          />
        </>
      ) : (
        <ReadOnly
          why={access.why}
          groups={locationRecord.facts(location, words, { 'Name and address': [{ term: 'Address', detail: formatAddress(location) }] })}
          unsaved={locationRecord.unsaved(editing.restored, location, words)}
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
    <Inline space="sm">
      <ReadyBadge isReady={isPosComplete} ready="POS connected" unready="POS not connected" />
      <Text tone="muted">{isPosComplete ? posSystem : (posReason ?? 'The POS has not answered yet.')}</Text>
      {isAssigned ? (
        <Text>{accountName === null ? 'Paid to a connected account.' : `Paid to ${isolated(accountName)}`}</Text>
      ) : (
        <Badge tone="warning" icon="alert">
          No account
        </Badge>
      )}
      <TextLink href={financesHref}>{isAssigned ? 'Open finances' : 'Connect an account'}</TextLink>
    </Inline>
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
