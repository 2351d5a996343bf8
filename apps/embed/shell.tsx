import { enterprise } from '#enterprise'
import type { ReactNode } from 'react'
import { LoadingMapScreen } from '../../features/map/MapScreen.tsx'
import { LoadingPrivacy } from '../../features/privacy/LoadingPrivacy.tsx'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { ShellFallback } from '../../features/shared/screens/ShellFallback.tsx'

const Page = ({ children }: { children: ReactNode }) => (
  <EnterpriseProvider enterprise={enterprise}>
    {children}
    <ShellFallback />
  </EnterpriseProvider>
)

/** The map's first paint, rendered at build time. Which restaurants it shows, and so its title, depends on the query. */
export const Shell = () => (
  <Page>
    <LoadingMapScreen title={enterprise.settings.name} />
  </Page>
)

export const shells = {
  privacy: () => (
    <Page>
      <LoadingPrivacy />
    </Page>
  ),
}
