import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { EnterpriseProvider, useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'

function OtherSubscriptionPage({ children }: { children: ReactNode }) {
  const enterprise = useEnterprise()
  const settings = { ...enterprise.settings, manageSubscriptionUrl: 'https://subscriptions.example/manage' }
  return <EnterpriseProvider enterprise={{ ...enterprise, settings }}>{children}</EnterpriseProvider>
}

/** An enterprise that has subscriptions managed at an address elsewhere. */
export const otherSubscriptionPage: Decorator = (Story) => (
  <OtherSubscriptionPage>
    <Story />
  </OtherSubscriptionPage>
)
