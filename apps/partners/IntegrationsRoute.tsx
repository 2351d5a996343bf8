import { sectionAccess } from '../../features/partners/access.ts'
import { getIntegrations } from '../../features/partners/integrations/api.ts'
import { IntegrationsScreen } from '../../features/partners/integrations/IntegrationsScreen.tsx'
import { useListSearch } from '../runtime/routing/useListSearch.ts'
import { useRead } from '../runtime/api/useRead.tsx'
import { useHref, usePageSearch } from '../runtime/routing/links.tsx'
import { useProject } from './project/useProject.ts'
import { brandForm, integrations, locationForm } from './addresses.ts'

export function IntegrationsRoute() {
  const project = useProject()
  const { slug } = project
  const list = useListSearch(usePageSearch(integrations))
  const { read, readAgain } = useRead(getIntegrations, { path: { slug } })
  const href = useHref()
  return (
    <IntegrationsScreen
      {...list}
      integrations={read}
      access={sectionAccess(project, 'integrations')}
      hrefOf={({ locationId, brandId }) => {
        if (locationId !== null) return href(locationForm, { id: locationId })
        return brandId === null ? null : href(brandForm, { id: brandId })
      }}
      onRetry={readAgain}
    />
  )
}
