import { tabs } from '../../features/purchase/panel.ts'
import { hashOf } from '../../features/purchase/tabHash.ts'

/** The restaurant whose page an address without one opens: the house's own. */
const houseSlug = 'house'

/** The restaurant that the address names. */
export const slugOf = (search: string): string => new URLSearchParams(search).get('project') || houseSlug

/** The tab that the hash opens (PUR-05); the first one for any other. */
export const tabOf = (hash: string) => tabs.find((tab) => hashOf[tab] === `#${hash.replace(/^#/, '').toLowerCase()}`) ?? tabs[0]
