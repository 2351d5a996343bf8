import { type Tab, tabs, hashByTab } from '../../features/store/panel.ts'
import type { HostPrefix } from '../../features/shared/links/hostPrefix.ts'

/** The enterprise's own panel, for an address without a restaurant. */
const ownSlug = 'house'

/** The restaurant of the address, whose name in links is in lower case. */
export const slugFromSearch = (search: string): string => new URLSearchParams(search).get('project')?.toLowerCase() || ownSlug

/** The tab of the hash; without one the first tab, or the gift cards on a host for giving. */
export const tabFromHash = (hash: string, host: HostPrefix): Tab =>
  tabs.find((tab) => hashByTab[tab] === `#${hash.replace(/^#/, '').toLowerCase()}`) ?? (host === 'give' ? 'giftCards' : tabs[0])
