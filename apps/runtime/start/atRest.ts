import { loadAhead } from '../../../ui/lazy/loadAhead.ts'
import { sendsPrivacyControl } from '../../../ui/PublicPage/privacyControl.ts'
import { tellAccounts } from '../tracking/tellAccount.ts'
import { followComposing } from './composing.ts'
import { followConnection } from './Connection.tsx'

/** Starts what can wait until the page's first files have loaded. */
export function follow(): void {
  followConnection()
  followComposing(document)
  // By scripts of their own: a page's first files name all files of this one.
  void loadAhead(() => import('./fetchAhead.ts')).then((loaded) => loaded?.fetchAheadOnIntent())
  void loadAhead(() => import('../page/readSwitches.ts')).then((loaded) => loaded?.followSwitches())
  if (document.documentElement.dataset['audience'] !== undefined)
    void loadAhead(() => import('./NewVersionOffer.tsx')).then((loaded) => loaded?.offerNewVersions())
  if (sendsPrivacyControl()) tellAccounts()
}
