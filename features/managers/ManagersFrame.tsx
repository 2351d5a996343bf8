import type { ReactNode } from 'react'
import { AppShell } from '../../ui/AppShell/AppShell.tsx'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'

type Props = { locationsHref: string; children: ReactNode }

export function ManagersFrame({ locationsHref, children }: Props) {
  const { settings } = useEnterprise()
  return (
    <AppShell
      title={`${settings.operator} Managers`}
      items={[{ label: 'Locations', icon: 'place', href: locationsHref, current: true }]}
      more={[
        // No address of either is settled for an enterprise: both are pages of its own host.
        { label: 'Contact Support', icon: 'support', href: `mailto:managers@${settings.domain}` },
        { label: 'Manager’s Training', icon: 'learn', href: `https://${settings.domain}/managers-training`, newTab: true },
      ]}>
      {children}
    </AppShell>
  )
}
