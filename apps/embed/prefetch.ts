import type { getMap } from '../../features/map/api.ts'
import type { Prefetch } from '../runtime/api/prefetch.ts'
import { showPage } from '../runtime/start/shell.ts'
import { token } from '../runtime/session/token.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { sendsPrivacyControl } from '../../ui/PublicPage/privacyControl.ts'
import { hasOptedOut } from '../runtime/tracking/optedOut.ts'
import { isPrivacy } from './framePage.ts'

/** The storage key of a visit to the privacy choices. */
export const savedChoices = 'flow.privacy'

/** The id of the shell's template: the privacy choices of a browser that may be opted out already. */
export const loadingPrivacyTemplate = 'loading-privacy'

const mayHaveChosen = () => sendsPrivacyControl() || hasOptedOut() || token() !== null || tabStorage.read(savedChoices) !== null

/** The restaurants of the map. The form of the privacy choices is known, but not what a former choice shows above it. */
export function prefetch(): Prefetch | null {
  if (!isPrivacy(location.pathname)) return { path: '/api/v5/map' satisfies (typeof getMap)['path'] }
  if (mayHaveChosen()) showPage(loadingPrivacyTemplate)
  return null
}
