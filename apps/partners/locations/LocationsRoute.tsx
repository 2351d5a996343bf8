import { getLocations } from '../../../features/partners/locations/api.ts'
import { locationSearch } from '../../../features/partners/locations/locationList.ts'
import { LocationsScreen } from '../../../features/partners/locations/LocationsScreen.tsx'
import { mapRemote } from '../../../features/shared/api/remote.ts'
import { useRead } from '../../runtime/api/Reads.tsx'
import { useItems } from '../records/useItems.ts'

/** Every location of the project. */
export function LocationsRoute() {
  const list = useItems('location', locationSearch)
  const { read, readAgain } = useRead(getLocations, { path: { slug: list.project.slug } })
  return <LocationsScreen {...list} locations={mapRemote(read, ({ locations }) => locations)} onRetry={readAgain} />
}
