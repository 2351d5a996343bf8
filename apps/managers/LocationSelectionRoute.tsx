import { useState } from 'react'
import { getLocations } from '../../features/managers/api.ts'
import { LocationSelectionScreen } from '../../features/managers/LocationSelectionScreen.tsx'
import { locationSearch, queryOf } from '../../features/managers/search.ts'
import { useListSearch } from '../runtime/routing/useListSearch.ts'
import { useRead } from '../runtime/api/useRead.tsx'
import { useHref } from '../runtime/routing/links.tsx'
import { chosenLocations } from './chosenLocations.ts'

export function LocationSelectionRoute() {
  const { search, text, onText } = useListSearch(locationSearch)
  const query = queryOf(search.q)
  const { read, readAgain } = useRead(getLocations, query === null ? null : { query: { query } }, { keepPrevious: true })
  const [recent] = useState(chosenLocations)
  const href = useHref()
  return (
    <LocationSelectionScreen
      search={search}
      text={text}
      onText={onText}
      locations={read}
      recent={recent}
      hrefOf={({ id }) => href('/diner-selection', { location_id: id })}
      onRetry={readAgain}
    />
  )
}
