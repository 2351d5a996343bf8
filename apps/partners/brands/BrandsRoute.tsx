import { getBrands } from '../../../features/partners/brands/api.ts'
import { brandSearch } from '../../../features/partners/brands/brandList.ts'
import { BrandsScreen } from '../../../features/partners/brands/BrandsScreen.tsx'
import { mapRemote } from '../../../features/shared/api/remote.ts'
import { useRead } from '../../runtime/api/Reads.tsx'
import { useItems } from '../records/useItems.ts'

/** Every brand of the project. */
export function BrandsRoute() {
  const list = useItems('brand', brandSearch)
  const { read, readAgain } = useRead(getBrands, { path: { slug: list.project.slug } })
  return <BrandsScreen {...list} brands={mapRemote(read, ({ brands }) => brands)} onRetry={readAgain} />
}
