import { type ReactNode, useEffect } from 'react'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { wireframe } from './enterprise.ts'

/** Replaces the enterprise's theme on the whole page, including overlays, with the wireframe. */
export function Unbranded({ children }: { readonly children: ReactNode }) {
  // The stage sets its enterprise in a layout effect, which runs earlier.
  useEffect(() => {
    const { dataset } = document.documentElement
    const previous = dataset['enterprise']
    dataset['enterprise'] = wireframe.id
    return () => {
      if (dataset['enterprise'] === wireframe.id) dataset['enterprise'] = previous ?? ''
    }
  }, [])
  return <EnterpriseProvider enterprise={wireframe}>{children}</EnterpriseProvider>
}
