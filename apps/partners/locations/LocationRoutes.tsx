import type { ItemAddress } from '../../../features/partners/address.ts'
import { getBrands } from '../../../features/partners/brands/api.ts'
import { getBrandImages } from '../../../features/partners/images/api.ts'
import { tilePictures } from '../../../features/partners/images/tilePictures.ts'
import { getAccounts } from '../../../features/partners/finances/api.ts'
import { deleteLocation, getLocation, getLocations, locationRecord, saveLocation } from '../../../features/partners/locations/api.ts'
import { LocationScreen } from '../../../features/partners/locations/LocationScreen.tsx'
import { getRows } from '../../../features/shared/links/listStatus.ts'
import { locationNoun } from '../../../features/partners/locations/noun.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { useProject } from '../project/useProject.ts'
import { useItems, useRecord, useRemoval } from '../records/useRecord.tsx'
import { LocationsScreen } from '../../../features/partners/locations/LocationsScreen.tsx'
import { useRead } from '../../runtime/api/useRead.tsx'
import { useHref, usePageSearch } from '../../runtime/routing/links.tsx'
import { finances, locationForm, locations } from '../addresses.ts'

export function LocationsRoute() {
  const list = useItems(locationNoun, usePageSearch(locations))
  const { read, readAgain } = useRead(getLocations, { path: { slug: list.project.slug } })
  return <LocationsScreen {...list} locations={read} onRetry={readAgain} />
}

export function LocationRoute() {
  const address = usePageSearch(locationForm)
  // Another location begins anew.
  return <LocationPage key={address.id} {...address} />
}

function LocationPage(address: ItemAddress) {
  const project = useProject()
  const href = useHref()
  const path = { slug: project.slug, id: address.id }
  const { read, readAgain, update } = useRead(getLocation, { path })
  const accounts = getRows(useRead(getAccounts, { path: { slug: project.slug } }).read)
  const brands = getRows(useRead(getBrands, { path: { slug: project.slug } }).read)
  const library = useRead(getBrandImages, { path: { slug: project.slug } }).read
  const saved = read.status === 'ready' ? read.value : null
  const record = useRecord({
    noun: locationNoun,
    address,
    saved,
    draftFrom: locationRecord.draftFrom,
    update,
    save: (changes, key) => callSignedIn(saveLocation, { path, body: { location: changes } }, { key }),
  })
  const removal = useRemoval({ record, remove: (key) => callSignedIn(deleteLocation, { path }, { key }) })
  return record.page(
    <LocationScreen
      location={read}
      project={project}
      accountName={accounts.find((account) => account.id === saved?.stripeAccountId)?.name ?? null}
      financesHref={href(finances)}
      picturesOf={(id) =>
        tilePictures(
          brands.find((brand) => brand.id === id),
          library,
        )
      }
      {...record.editing}
      {...removal}
      onRetry={readAgain}
    />,
  )
}
