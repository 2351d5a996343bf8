import { enterprise } from '#enterprise'
import type { ReactNode } from 'react'
import { ShellFallback } from '../../../features/shared/screens/ShellFallback.tsx'
import { EnterpriseProvider } from '../../../ui/Enterprise/EnterpriseProvider.tsx'

export type ShellPageProps = { needsHash: boolean; shell: ReactNode }

/** An app's shell, and what it shows when the scripts do not arrive. */
export const ShellPage = ({ needsHash, shell }: ShellPageProps) => (
  <EnterpriseProvider enterprise={enterprise}>
    {shell}
    <ShellFallback needsHash={needsHash} />
  </EnterpriseProvider>
)
