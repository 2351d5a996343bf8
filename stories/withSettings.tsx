import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import type { Settings } from '../themes/enterprise.ts'
import { EnterpriseProvider, useEnterprise } from '../ui/Enterprise/EnterpriseProvider.tsx'

type Props = { settings: Partial<Settings>; children: ReactNode }

function WithSettings({ settings, children }: Props) {
  const enterprise = useEnterprise()
  return (
    <EnterpriseProvider enterprise={{ ...enterprise, settings: { ...enterprise.settings, ...settings } }}>{children}</EnterpriseProvider>
  )
}

/** Shows a story in an enterprise with other settings: `decorators: [withSettings({ refundPolicy: null })]`. */
export const withSettings =
  (settings: Partial<Settings>): Decorator =>
  (Story) => (
    <WithSettings settings={settings}>
      <Story />
    </WithSettings>
  )
