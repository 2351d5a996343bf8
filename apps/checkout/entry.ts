import { startPrefetch } from '../runtime/prefetch.ts'
import { reloadOnceOnStaleChunks } from '../runtime/staleChunks.ts'
import { startPage } from '../runtime/startPage.ts'
import { token } from '../runtime/token.ts'
import { orderPath, readLink } from './link.ts'

reloadOnceOnStaleChunks()

/** Prefetches the order, with the signed-in user's token (NET-02). */
const { option, promoCode } = readLink(location.search)
if (option) startPrefetch(orderPath(option, promoCode), token())

void startPage(() => import('./main.tsx'))
