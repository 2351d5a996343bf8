import { useState } from 'react'
import { getLocations } from '../../features/managers/api.ts'
import { LocationSelectionScreen } from '../../features/managers/LocationSelectionScreen.tsx'
import { getQuery } from '../../features/shared/links/listSearch.ts'
import { useListSearch } from '../runtime/routing/useListSearch.ts'
import { useRead } from '../runtime/api/useRead.tsx'
import { Redirect, useHref, usePageSearch } from '../runtime/routing/links.tsx'
import { chosenLocations, everyLocation, onlyLocation } from './chosenLocations.ts'
import { dinerSelection, locationSelection } from './addresses.ts'

export function LocationSelectionRoute() {
  const { search, text, onText } = useListSearch(usePageSearch(locationSelection))
  const query = getQuery(search.q)
  const { read, readAgain } = useRead(getLocations, query === null ? everyLocation : { query: { query } }, { keepPrevious: true })
  const [recent] = useState(chosenLocations)
  const href = useHref()
  const only = text === '' && query === null ? onlyLocation(read) : null
  if (only) return <Redirect to={dinerSelection} search={{ location_id: only.id }} />
  return (
    <LocationSelectionScreen
      search={search}
      text={text}
      onText={onText}
      locations={read}
      recent={recent}
      hrefOf={({ id }) => href(dinerSelection, { location_id: id })}
      onRetry={readAgain}
    />
  )
}
