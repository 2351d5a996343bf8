import { onePage } from '../runtime/routing/onePage.tsx'
import { PosRoute, loadPage } from './PosRoute.tsx'

export const app = onePage(PosRoute, { load: ({ search }) => loadPage(search), signOutLabel: 'Log Out' })
