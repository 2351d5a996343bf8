import { getLocations } from '../../features/partners/locations/api.ts'
import { locationSearch } from '../../features/partners/locations/locationList.ts'
import { LocationsScreen } from '../../features/partners/locations/LocationsScreen.tsx'
import { mapRemote } from '../../features/shared/api/remote.ts'
import { useListSearch } from '../runtime/routing/useListSearch.ts'
import { useRead } from '../runtime/api/useRead.ts'
import { listSearchOf, listText } from './listText.ts'
import { useProjectHref } from './useProjectHref.ts'
import { useProject } from './useProject.ts'

/** Every location of the project. */
export function LocationsRoute() {
  const project = useProject()
  const { search, text, onText, onSearch } = useListSearch(locationSearch)
  const { read, readAgain } = useRead(getLocations, { path: { slug: project.slug } })
  const href = useProjectHref()
  return (
    <LocationsScreen
      locations={mapRemote(read, ({ locations }) => locations)}
      project={project}
      search={search}
      text={text}
      onText={onText}
      onSearch={onSearch}
      hrefOf={(id) => href('/location', { id, list: listText(search) })}
      pageHref={(page) => href('/locations', listSearchOf(listText({ ...search, page })))}
      onRetry={readAgain}
    />
  )
}
