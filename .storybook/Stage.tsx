import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { translatePage } from '../apps/runtime/testing/translatePage.ts'
import type { Enterprise } from '../themes/enterprise.ts'
import { EnterpriseProvider } from '../ui/Enterprise/EnterpriseProvider.tsx'
import { choose } from './chosenEnterprise.ts'

interface StageProps {
  readonly enterprise: Enterprise
  readonly scheme: string
  readonly translated: boolean
  readonly textSize: string
  readonly direction: string
  readonly children: ReactNode
}

/** Sets enterprise, scheme, text size and direction on the root element, as a built app's HTML does. */
export function Stage({ enterprise, scheme, translated, textSize, direction, children }: StageProps) {
  choose(enterprise)
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset['enterprise'] = enterprise.id
    root.dataset['scheme'] = scheme
    root.lang = 'en'
    root.dir = direction
    root.style.fontSize = textSize
  }, [enterprise, scheme, textSize, direction])
  useLayoutEffect(() => (translated ? translatePage(true) : undefined), [translated])
  return <EnterpriseProvider enterprise={enterprise}>{children}</EnterpriseProvider>
}
