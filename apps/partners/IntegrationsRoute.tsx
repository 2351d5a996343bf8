import { sectionAccess } from '../../features/partners/access.ts'
import { getIntegrations } from '../../features/partners/integrations/api.ts'
import { IntegrationsScreen, integrationsSearch } from '../../features/partners/integrations/IntegrationsScreen.tsx'
import { mapRemote } from '../../features/shared/api/remote.ts'
import { useListSearch } from '../runtime/routing/useListSearch.ts'
import { useRead } from '../runtime/api/useRead.tsx'
import { useProject, useProjectHref } from './project/useProject.ts'

export function IntegrationsRoute() {
  const project = useProject()
  const { slug } = project
  const { search, text, onText, onSearch } = useListSearch(integrationsSearch)
  const { read, readAgain } = useRead(getIntegrations, { path: { slug } })
  const href = useProjectHref()
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
