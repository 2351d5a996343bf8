import { sectionAccess } from '../../features/partner/access.ts'
import { getIntegrations } from '../../features/partner/integrations/api.ts'
import { IntegrationsScreen, integrationsSearch } from '../../features/partner/integrations/IntegrationsScreen.tsx'
import { mapRemote } from '../../features/shared/remote.ts'
import { useListSearch } from '../runtime/useListSearch.ts'
import { useRead } from '../runtime/useRead.ts'
import { useHref } from './useHref.ts'
import { useProject } from './useProject.ts'

/** What the project is connected to (PRT-09). */
export function IntegrationsRoute() {
  const project = useProject()
  const { slug } = project
  const { search, text, onText, onSearch } = useListSearch(integrationsSearch)
  const { read, readAgain } = useRead(getIntegrations, { path: { slug } })
  const href = useHref()
  return (
    <IntegrationsScreen
      integrations={mapRemote(read, ({ integrations }) => integrations)}
      access={sectionAccess(project, 'integrations')}
      search={search}
      text={text}
      onText={onText}
      onSearch={onSearch}
      hrefOf={({ locationId, brandId }) => {
        if (locationId !== null) return href('/location', { id: locationId })
        return brandId === null ? null : href('/brand', { id: brandId })
      }}
      onRetry={readAgain}
    />
  )
}
