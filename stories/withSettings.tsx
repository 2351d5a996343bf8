import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { noSaleTerms } from '../features/shared/gift/GiftRules.tsx'
import type { Enterprise, SaleTerms, Settings } from '../themes/enterprise.ts'
import { EnterpriseProvider, useEnterprise } from '../ui/Enterprise/EnterpriseProvider.tsx'

type Props = { settings?: Partial<Settings>; saleTerms?: Enterprise['loadSaleTerms'] | undefined; children: ReactNode }

function WithSettings({ settings, saleTerms, children }: Props) {
  const enterprise = useEnterprise()
  const changed = { settings: { ...enterprise.settings, ...settings }, loadSaleTerms: saleTerms ?? enterprise.loadSaleTerms }
  return <EnterpriseProvider enterprise={{ ...enterprise, ...changed }}>{children}</EnterpriseProvider>
}

/** Shows a story in an enterprise with other settings: `decorators: [withSettings({ usesSensitiveData: true })]`. */
export const withSettings =
  (settings: Partial<Settings>): Decorator =>
  (Story) => (
    <WithSettings settings={settings}>
      <Story />
    </WithSettings>
  )

/** Shows a story in an enterprise with these terms of sale, and no others. */
export const withSaleTerms = (terms: Partial<SaleTerms>): Decorator => withLoadedSaleTerms(async () => terms)

/** The same, as they load. */
export function withLoadedSaleTerms(loadTerms: () => Promise<Partial<SaleTerms>>): Decorator {
  const load = async () => ({ ...noSaleTerms, ...(await loadTerms()) })
  return (Story) => (
    <WithSettings saleTerms={load}>
      <Story />
    </WithSettings>
  )
}
