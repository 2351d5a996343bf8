import { sendsPrivacyControl } from '../../../ui/PublicPage/privacyControl.ts'
import { followSwitches } from '../page/readSwitches.ts'
import { tellAccounts } from '../tracking/tellAccount.ts'
import { followComposing } from './composing.ts'
import { followConnection } from './Connection.tsx'
import { offerNewVersions } from './NewVersionOffer.tsx'

/** Starts what can wait until the page's first files have loaded. */
export function follow(): void {
  followConnection()
  followComposing(document)
  offerNewVersions()
  followSwitches()
  if (sendsPrivacyControl()) tellAccounts()
}
