import { getBrands } from '../../features/partner/brands/api.ts'
import { brandSearch } from '../../features/partner/brands/brandList.ts'
import { BrandsScreen } from '../../features/partner/brands/BrandsScreen.tsx'
import { mapRemote } from '../../features/shared/remote.ts'
import { useListSearch } from '../runtime/useListSearch.ts'
import { useRead } from '../runtime/useRead.ts'
import { listSearchOf, listText } from './listText.ts'
import { useHref } from './useHref.ts'
import { useProject } from './useProject.ts'

/** Every brand of the project (PRT-05). */
export function BrandsRoute() {
  const project = useProject()
  const { search, text, onText, onSearch } = useListSearch(brandSearch)
  const { read, readAgain } = useRead(getBrands, { path: { slug: project.slug } })
  const href = useHref()
  return (
    <BrandsScreen
      brands={mapRemote(read, ({ brands }) => brands)}
      project={project}
      search={search}
      text={text}
      onText={onText}
      onSearch={onSearch}
      hrefOf={(id) => href('/brand', { id, list: listText(search) })}
      pageHref={(page) => href('/brands', listSearchOf(listText({ ...search, page })))}
      onRetry={readAgain}
    />
  )
}
