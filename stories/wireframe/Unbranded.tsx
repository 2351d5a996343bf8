import { type ReactNode, useEffect } from 'react'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { wireframe } from './enterprise.ts'

/** Takes the enterprise's dress off the whole page, overlays included, and puts the wireframe on. */
export function Unbranded({ children }: { readonly children: ReactNode }) {
  // After the stage has set its enterprise, which it does before it paints.
  useEffect(() => {
    const { dataset } = document.documentElement
    const own = dataset['enterprise']
    dataset['enterprise'] = wireframe.id
    return () => {
      if (dataset['enterprise'] === wireframe.id) dataset['enterprise'] = own ?? ''
    }
  }, [])
  return <EnterpriseProvider enterprise={wireframe}>{children}</EnterpriseProvider>
}
