import type { ReactNode } from 'react'
import { AppShell } from '../../ui/AppShell/AppShell.tsx'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'

export type GiftingPage = 'create' | 'dashboard' | 'calculator'

type Props = { page: GiftingPage; hrefs: Readonly<Record<GiftingPage, string>>; children: ReactNode }

/** The navigation around the pages of a signed-in buyer. */
export const GiftingFrame = ({ page, hrefs, children }: Props) => (
  <AppShell
    title={`${useEnterprise().settings.operator} Gifting`}
    items={[
      { label: 'Create Gift', icon: 'gift', href: hrefs.create, current: page === 'create' },
      { label: 'Dashboard', icon: 'dashboard', href: hrefs.dashboard, current: page === 'dashboard' },
      { label: 'Calculator', icon: 'rise', href: hrefs.calculator, current: page === 'calculator' },
    ]}>
    {children}
  </AppShell>
)
