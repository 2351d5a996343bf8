import { type Tab, tabs } from '../../features/purchase/panel.ts'
import type { HostPrefix } from '../../features/shared/hostPrefix.ts'
import { hashOf } from '../../features/purchase/tabHash.ts'

/** The enterprise's own panel, for an address without a restaurant. */
const ownSlug = 'house'

/** The restaurant in the address. */
export const slugOf = (search: string): string => new URLSearchParams(search).get('project') || ownSlug

/** The tab of the hash (PUR-05); without one the first tab, or the gift cards on a host for giving (ENT-06). */
export const tabOf = (hash: string, host: HostPrefix): Tab =>
  tabs.find((tab) => hashOf[tab] === `#${hash.replace(/^#/, '').toLowerCase()}`) ?? (host === 'give' ? 'giftCards' : tabs[0])
