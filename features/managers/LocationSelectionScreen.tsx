import { memo, useDeferredValue, useState } from 'react'
import { List } from '../../ui/List/List.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import type { Remote } from '../shared/api/remote.ts'
import { useFieldOfNewStep, Screen } from '../shared/screens/Screen.tsx'
import { type Location, type LocationSummary, locationsFailure } from './location.ts'
import { type LocationSearch, getQuery } from './search.ts'
import { SearchHints } from './SearchHints.tsx'
import { SearchResults } from './SearchResults.tsx'

export type LocationSelectionScreenProps = {
  search: LocationSearch
  /** The text as it is being typed. */
  text: string
  onText: (text: string) => void
  locations: Remote<readonly Location[]>
  /** The locations that were chosen last on this device, the latest first. */
  recent: readonly LocationSummary[]
  hrefOf: (location: LocationSummary) => string
  onRetry: () => void
}

const hints = ['View the activity of a location', 'Review recent transactions', 'Help a guest check out, or refund a payment'] as const

/** Below the search field: the locations that were chosen last, or those that the search found. */
const Found = memo(function Found({ search, text, locations, recent, hrefOf, onRetry }: LocationSelectionScreenProps) {
  const toItem = (location: LocationSummary) => ({
    id: location.id,
    title: location.name,
    detail: location.address,
    href: hrefOf(location),
  })
  if (getQuery(search.q) !== null)
    return <SearchResults noun="location" results={locations} q={search.q} itemOf={toItem} failure={locationsFailure} onRetry={onRetry} />
  return (
    <>
      {recent.length > 0 && (
        <Section title="Chosen last">
          <List label="Locations chosen last" items={recent.map(toItem)} empty={null} />
        </Section>
      )}
      <SearchHints text={text} hints={hints} />
    </>
  )
})

export function LocationSelectionScreen(props: LocationSelectionScreenProps) {
  const { text, onText } = props
  const [isEmpty] = useState(text === '')
  const field = useFieldOfNewStep<HTMLInputElement>(isEmpty)
  // A typed character shows before the rows below it render again.
  const below = useDeferredValue(props)
  return (
    <Screen title="Choose a location" takesFocus={!isEmpty}>
      <Stack space="lg">
        <TextField
          kind="search"
          ref={field}
          label="Location"
          placeholder="Search for a location"
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        <Found {...below} />
      </Stack>
    </Screen>
  )
}
