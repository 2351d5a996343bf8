import { memo, useDeferredValue, useState } from 'react'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { List } from '../../ui/List/List.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { getRows, listStatus } from '../shared/links/listStatus.ts'
import type { Remote } from '../shared/api/remote.ts'
import { useFieldOfNewStep, Screen } from '../shared/screens/Screen.tsx'
import { type Location, type LocationSummary, locationsFailure } from './location.ts'
import { lastUsedFirst } from './lastUsedFirst.ts'
import { getQuery } from '../shared/links/listSearch.ts'
import type { LocationSearch } from './search.ts'
import { SearchHints } from './SearchHints.tsx'
import { MoreRows, mostShown, SearchResults } from './SearchResults.tsx'

export type LocationSelectionScreenProps = {
  search: LocationSearch
  /** The text as it is being typed. */
  text: string
  onText: (text: string) => void
  /** The results of the search; without a search, every location of the manager. */
  locations: Remote<readonly Location[]>
  /** The locations that were chosen last on this device, the latest first. */
  recent: readonly LocationSummary[]
  hrefOf: (location: LocationSummary) => string
  onRetry: () => void
}

const hints = ['View the activity of a location', 'Review recent transactions', 'Help a guest check out, or refund a payment'] as const

/** Names the purposes of a location. A manager who has chosen one before knows them. */
const Hints = () => (
  <Stack space="xxs" as="ul">
    {hints.map((hint) => (
      <li key={hint}>
        <Text size="sm">{hint}</Text>
      </li>
    ))}
  </Stack>
)

/** The last used location, which is mostly wanted again, and the others. Those of this device show while the others load. */
function OwnLocations({ locations, recent, hrefOf, onRetry }: LocationSelectionScreenProps) {
  const shown = lastUsedFirst(locations, recent)
  const rows = getRows(shown)
  const [first, ...others] = rows
  // The server may no longer have the last one.
  const last = first?.id === recent[0]?.id ? first : undefined
  const listed = last ? others : rows
  return (
    <>
      {last && (
        <Card tone="accent">
          <Inline space="md" justify="between">
            <Stack space="xxs">
              <Text size="sm" weight="strong">
                Last used
              </Text>
              <Heading level={2} size="lg">
                {last.name}
              </Heading>
              <Text tone="muted">
                <bdi>{last.address}</bdi>
              </Text>
            </Stack>
            <LinkButton href={hrefOf(last)}>
              Continue <VisuallyHidden>at {last.name}</VisuallyHidden>
            </LinkButton>
          </Inline>
        </Card>
      )}
      {(listed.length > 0 || !last) && (
        <Section title={last ? 'Your other locations' : 'Your locations'}>
          <List
            label={last ? 'Your other locations' : 'Your locations'}
            items={listed
              .slice(0, mostShown)
              .map((location) => ({
                id: location.id,
                title: location.name,
                detail: location.address,
                href: hrefOf(location),
                media: <Icon name="place" />,
              }))}
            {...listStatus({ read: shown, onRetry, failure: locationsFailure })}
            empty={
              <EmptyState icon="place" level={3} title="You have no location yet" text="Ask the owner of the restaurant to add you." />
            }
          />
          <MoreRows count={listed.length} />
        </Section>
      )}
    </>
  )
}

/** Below the search field: the locations of the manager, or those that the search found. */
const Found = memo(function Found(props: LocationSelectionScreenProps) {
  const { search, text, locations, hrefOf, onRetry } = props
  if (getQuery(search.q) === null)
    return (
      <>
        <SearchHints text={text} />
        <OwnLocations {...props} />
      </>
    )
  return (
    <SearchResults
      noun="location"
      results={locations}
      q={search.q}
      itemOf={(location) => ({ id: location.id, title: location.name, detail: location.address, href: hrefOf(location) })}
      failure={locationsFailure}
      onRetry={onRetry}
    />
  )
})

export function LocationSelectionScreen(props: LocationSelectionScreenProps) {
  const { text, onText, recent } = props
  const [isEmpty] = useState(text === '')
  const field = useFieldOfNewStep<HTMLInputElement>(isEmpty)
  // A typed character shows before the rows below it render again.
  const below = useDeferredValue(props)
  return (
    <Screen
      title="Choose a location"
      intro={recent.length === 0 && <Hints />}
      takesFocus={!isEmpty}
      action={
        <TextField
          kind="search"
          ref={field}
          label="Location"
          placeholder="Search for a location"
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      }>
      <Stack space="lg">
        <Found {...below} />
      </Stack>
    </Screen>
  )
}
