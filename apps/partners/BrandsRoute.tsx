import { getBrands } from '../../features/partners/brands/api.ts'
import { brandSearch } from '../../features/partners/brands/brandList.ts'
import { BrandsScreen } from '../../features/partners/brands/BrandsScreen.tsx'
import { mapRemote } from '../../features/shared/api/remote.ts'
import { useListSearch } from '../runtime/routing/useListSearch.ts'
import { useRead } from '../runtime/api/useRead.ts'
import { listSearchOf, listText } from './listText.ts'
import { useProjectHref } from './useProjectHref.ts'
import { useProject } from './useProject.ts'

/** Every brand of the project. */
export function BrandsRoute() {
  const project = useProject()
  const { search, text, onText, onSearch } = useListSearch(brandSearch)
  const { read, readAgain } = useRead(getBrands, { path: { slug: project.slug } })
  const href = useProjectHref()
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
