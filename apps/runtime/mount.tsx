import { enterprise } from '#enterprise'
import { type AnyRouter, type ErrorComponentProps, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { rememberCampaign } from './campaign.ts'
import { showFallback, takeShell } from './shell.ts'
import { ignoreHeldEnter } from './heldEnter.ts'
import { reportError } from './reportError.ts'
import { ignoreSecondTaps } from './secondTap.ts'
import { followSignOuts } from './session.ts'
import { tabStorage } from './storage.ts'

/**
 * Puts an app on its page, in the dress of the enterprise that this build is for. Its place is known before it is drawn, and
 * it is drawn as a transition: in slices between which the browser answers the guest, instead of in one long task.
 */
export async function mount(router: AnyRouter): Promise<void> {
  followSignOuts()
  rememberCampaign(location.search)
  await router.load()
  ignoreSecondTaps(document)
  ignoreHeldEnter(document)
  const frame = takeShell()
  const broken = (error: unknown) => {
    reportError(error)
    frame.restore()
    // To try again forgets where the page stood, which may be what broke it.
    showFallback(() => tabStorage.clear('flow.'))
  }
  // Every view stands within the router, which would show one of its own in place of a broken one.
  const reactRoot = createRoot(frame.element, { onCaughtError: broken, onUncaughtError: broken })
  startTransition(() =>
    reactRoot.render(
      <EnterpriseProvider enterprise={enterprise}>
        <RouterProvider router={router} />
      </EnterpriseProvider>,
    ),
  )
}

/** Shows nothing of its own for a route's error: `mount` has the one view of a broken page, and it needs nothing of the app. */
export function rethrow({ error }: ErrorComponentProps): never {
  throw error
}
