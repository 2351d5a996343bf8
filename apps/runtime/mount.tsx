import { enterprise } from '#enterprise'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { rememberCampaign } from './campaign.ts'
import { reportError } from './reportError.ts'

/** Puts an app on its page, in the dress of the house that this build is for. */
export function mount(router: AnyRouter): void {
  rememberCampaign(location.search)
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no #root.')
  createRoot(element, { onUncaughtError: reportError }).render(
    <EnterpriseProvider enterprise={enterprise}>
      <RouterProvider router={router} />
    </EnterpriseProvider>,
  )
}
