import { startPrefetch } from '../runtime/prefetch.ts'
import { reloadOnceOnStaleChunks } from '../runtime/staleChunks.ts'
import { startPage } from '../runtime/startPage.ts'
import { token } from '../runtime/token.ts'
import { orderPath, readLink } from './link.ts'

reloadOnceOnStaleChunks()

/** The order's request leaves before the page's scripts have arrived, in the name of who is signed in (NET-02). */
const { option, promoCode } = readLink(location.search)
if (option) startPrefetch(orderPath(option, promoCode), token())

void startPage(() => import('./main.tsx'))
