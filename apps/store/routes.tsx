import { getPanel } from '../../features/store/api.ts'
import { readAhead } from '../runtime/api/readAhead.ts'
import { onePage } from '../runtime/routing/onePage.tsx'
import { PurchaseRoute } from './PurchaseRoute.tsx'
import { slugFromSearch } from './address.ts'

export const app = onePage(PurchaseRoute, { load: ({ search }) => readAhead(getPanel, { path: { slug: slugFromSearch(search) } }) })
