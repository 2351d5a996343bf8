import type { ReactNode } from 'react'
import { AppShell } from '../../ui/AppShell/AppShell.tsx'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'

export type GiftingPage = 'create' | 'dashboard' | 'calculator'

type Props = {
  person: { readonly name: string; readonly email: string }
  page: GiftingPage
  hrefs: Readonly<Record<GiftingPage, string>>
  onSignOut: () => void
  children: ReactNode
}

/** The navigation around the pages of a signed-in buyer. */
export const GiftingFrame = ({ person, page, hrefs, onSignOut, children }: Props) => (
  <AppShell
    title={`${useEnterprise().settings.operator} Gifting`}
    items={[
      { label: 'Create Gift', icon: 'gift', href: hrefs.create, current: page === 'create' },
      { label: 'Dashboard', icon: 'dashboard', href: hrefs.dashboard, current: page === 'dashboard' },
      { label: 'Calculator', icon: 'rise', href: hrefs.calculator, current: page === 'calculator' },
    ]}
    more={[{ label: 'Sign out', icon: 'logout', onSelect: onSignOut }]}
    person={{ name: person.name, detail: person.email }}>
    {children}
  </AppShell>
)
