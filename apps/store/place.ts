import { type Tab, tabs } from '../../features/purchase/panel.ts'
import type { HostPrefix } from '../../features/shared/hostPrefix.ts'
import { hashOf } from '../../features/purchase/tabHash.ts'

/** The panel of the enterprise itself, for an address that names no restaurant. */
const ownSlug = 'house'

/** The restaurant that the address names. */
export const slugOf = (search: string): string => new URLSearchParams(search).get('project') || ownSlug

/** The tab that the hash opens (PUR-05); for any other the first one, or the gifts at a host for giving (ENT-06). */
export const tabOf = (hash: string, host: HostPrefix): Tab =>
  tabs.find((tab) => hashOf[tab] === `#${hash.replace(/^#/, '').toLowerCase()}`) ?? (host === 'give' ? 'giftCards' : tabs[0])
