import { useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { itemAddress } from '../../../features/partners/address.ts'
import { getProject } from '../../../features/partners/api.ts'
import { getAccounts } from '../../../features/partners/finances/api.ts'
import { deleteLocation, getLocation, getLocations, locationRecord, saveLocation } from '../../../features/partners/locations/api.ts'
import { LocationScreen } from '../../../features/partners/locations/LocationScreen.tsx'
import { rowsOf } from '../../../features/shared/links/listStatus.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { pathOf } from '../project/addresses.ts'
import { useProject, useProjectHref } from '../project/useProject.ts'
import { useRecord, useItems } from '../records/useRecord.tsx'
import { locationSearch, LocationsScreen } from '../../../features/partners/locations/LocationsScreen.tsx'
import { mapRemote } from '../../../features/shared/api/remote.ts'
import { useRead } from '../../runtime/api/useRead.tsx'

export function LocationsRoute() {
  const list = useItems('location', locationSearch)
  const { read, readAgain } = useRead(getLocations, { path: { slug: list.project.slug } })
  return <LocationsScreen {...list} locations={mapRemote(read, ({ locations }) => locations)} onRetry={readAgain} />
}

export function LocationRoute() {
  const address = z.parse(itemAddress, useSearch({ strict: false }))
  // Another location begins anew.
  return <LocationPage key={address.id} {...address} />
}

function LocationPage(address: z.output<typeof itemAddress>) {
  const project = useProject()
  const href = useProjectHref()
  const path = { slug: project.slug, id: address.id }
  const { read, readAgain, update } = useRead(getLocation, address.id === '' ? null : { path })
  const accounts = rowsOf(mapRemote(useRead(getAccounts, { path: { slug: project.slug } }).read, (answer) => answer.accounts))
  const location = mapRemote(read, (answer) => answer.location)
  const saved = location.status === 'ready' ? location.value : null
  const { page, editing } = useRecord({
    noun: 'location',
    address,
    saved,
    draftFrom: locationRecord.draftFrom,
    update: (change) => update((answer) => ({ location: change(answer.location) })),
    save: (changes, key) => callSignedIn(saveLocation, { path, body: { location: changes } }, { key }),
    invalidates: [getLocation, getLocations, getProject],
    remove: (key) => callSignedIn(deleteLocation, { path }, { key }),
    invalidatesRemoved: [getLocations, getProject],
    onMayBeGone: readAgain,
  })
  return page(
    <LocationScreen
      location={location}
      project={project}
      accountName={accounts.find((account) => account.id === saved?.stripeAccountId)?.name ?? null}
      financesHref={href(pathOf.finances)}
      {...editing}
      onRetry={readAgain}
    />,
  )
}
