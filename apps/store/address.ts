import { type Tab, tabs, hashOf } from '../../features/store/panel.ts'
import type { HostPrefix } from '../../features/shared/links/hostPrefix.ts'

/** The enterprise's own panel, for an address without a restaurant. */
const ownSlug = 'house'

export const slugOf = (search: string): string => new URLSearchParams(search).get('project') || ownSlug

/** The tab of the hash; without one the first tab, or the gift cards on a host for giving. */
export const tabOf = (hash: string, host: HostPrefix): Tab =>
  tabs.find((tab) => hashOf[tab] === `#${hash.replace(/^#/, '').toLowerCase()}`) ?? (host === 'give' ? 'giftCards' : tabs[0])
