import type { ReactNode } from 'react'
import { AppShell } from '../../ui/AppShell/AppShell.tsx'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'

type Props = {
  /** The signed-in manager; null until it is loaded. */
  person: { readonly name: string; readonly email: string } | null
  locationsHref: string
  onSignOut: () => void
  children: ReactNode
}

export function ManagersFrame({ person, locationsHref, onSignOut, children }: Props) {
  const { settings } = useEnterprise()
  return (
    <AppShell
      title={`${settings.operator} Managers`}
      items={[{ label: 'Locations', icon: 'place', href: locationsHref, current: true }]}
      more={[
        // No address of either is settled for an enterprise: both are pages of its own host.
        { label: 'Contact Support', icon: 'support', href: `mailto:managers@${settings.domain}` },
        { label: 'Manager’s Training', icon: 'learn', href: `https://${settings.domain}/managers-training`, newTab: true },
        { label: 'Logout', icon: 'logout', onSelect: onSignOut },
      ]}
      {...(person && { person: { name: person.name, detail: person.email } })}>
      {children}
    </AppShell>
  )
}
