import { createContext, type ReactNode, useContext } from 'react'
import type { Enterprise } from '../../themes/enterprise.ts'
import '../global.css.ts'

const EnterpriseContext = createContext<Enterprise | null>(null)

export type EnterpriseProviderProps = { enterprise: Enterprise; children: ReactNode }

/** Gives the enterprise to everything inside. */
export function EnterpriseProvider({ enterprise, children }: EnterpriseProviderProps) {
  return <EnterpriseContext value={enterprise}>{children}</EnterpriseContext>
}

export function useEnterprise(): Enterprise {
  const enterprise = useContext(EnterpriseContext)
  if (!enterprise) throw new Error('EnterpriseProvider is missing above this component.')
  return enterprise
}
