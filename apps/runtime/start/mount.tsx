import { enterprise } from '#enterprise'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot } from './react.ts'
import { EnterpriseProvider } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { PrivacyChoicesProvider } from '../../../ui/PublicPage/PrivacyChoices.tsx'
import { detectDevice } from '../../../features/shared/device/device.ts'
import { loadAhead } from '../../../ui/lazy/loadAhead.ts'
import { firstTouch } from '../../../ui/lazy/firstTouch.ts'
import { DeviceProvider } from '../../../features/shared/device/DeviceProvider.tsx'
import { rememberCampaign } from '../page/campaign.ts'
import { nameForSearch } from '../page/searchEngines.ts'
import type { App } from './App.ts'
import { carryTyped } from './carryTyped.ts'
import { showFallback, takeShell } from './shell.ts'
import { ignoreHeldEnter, ignoreSecondTaps } from './presses.ts'
import { reportError } from '../page/report.ts'
import { placeSignals, watchSignals } from '../signals/signals.ts'
import { followAccounts } from '../tracking/followAccounts.ts'
import { sendSteps } from '../tracking/track.ts'
import { isMissingScript } from './startPage.ts'
import { followSignOuts } from '../session/session.ts'
import { appAddress } from '../page/deployed.ts'
import { tabStorage } from '../storage/storage.ts'
import { showWebFonts } from './webFonts.ts'

/** The last level of the path where the app begins: `/eat/claim` → `claim`. */
const getAppName = ({ basepath }: App): string => /([^/]*)$/.exec(basepath)?.[1] ?? ''

/** Makes the page's relative addresses absolute: at an address with more levels, or fewer, they would lead elsewhere. */
function fixAddresses(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=icon],link[disabled]')) link.setAttribute('href', link.href)
  for (const picture of document.querySelectorAll<HTMLImageElement>('#root img')) picture.setAttribute('src', picture.src)
  for (const icon of document.querySelectorAll('#root use'))
    icon.setAttribute('href', new URL(icon.getAttribute('href') ?? '', document.baseURI).href)
}

/** The app is drawn before its letters arrive. */
function WithFonts({ children }: { readonly children: ReactNode }) {
  useEffect(showWebFonts, [])
  return children
}

/** Mounts the app as a transition, in slices, so that the browser can respond to the guest in between. */
export async function mount(app: App): Promise<void> {
  fixAddresses()
  followSignOuts()
  followAccounts()
  sendSteps()
  rememberCampaign(location.search)
  nameForSearch(document.documentElement.dataset['listed'])
  placeSignals(() => ({ app: getAppName(app), page: app.page() }))
  await app.load()
  ignoreSecondTaps(document)
  ignoreHeldEnter(document)
  const shell = takeShell()
  carryTyped(shell.element)
  const broken = (error: unknown) => {
    reportError(error)
    shell.restore()
    // The saved state may be the cause of the error.
    showFallback(() => (isMissingScript(error) ? undefined : tabStorage.clear('flow.')))
  }
  const reactRoot = createRoot(shell.element, { onCaughtError: broken, onUncaughtError: broken })
  startTransition(() =>
    reactRoot.render(
      <EnterpriseProvider enterprise={enterprise}>
        <PrivacyChoicesProvider value={`${appAddress('embed')}privacy`}>
          <DeviceProvider value={detectDevice(navigator.userAgent, false)}>
            <WithFonts>{app.element}</WithFonts>
          </DeviceProvider>
        </PrivacyChoicesProvider>
      </EnterpriseProvider>,
    ),
  )
  watchSignals()
  // Offline it would be too late to load it.
  void Promise.race([firstTouch, new Promise((resolve) => setTimeout(resolve, restingAfter))]).then(followAtRest)
}

/** Milliseconds after which a page that nobody touches has loaded its first files. */
const restingAfter = 5_000

/** Without its script the connection cannot be checked: the script is loaded once there is one. */
async function followAtRest(): Promise<void> {
  const loaded = await loadAhead(() => import('./atRest.ts'))
  if (loaded) loaded.follow()
  else addEventListener('online', () => void followAtRest(), { once: true })
}
