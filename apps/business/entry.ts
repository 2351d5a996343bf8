import { startPrefetch } from '../runtime/prefetch.ts'
import { reloadOnceOnStaleChunks } from '../runtime/staleChunks.ts'
import { startPage } from '../runtime/startPage.ts'

reloadOnceOnStaleChunks()

/** Prefetches the lookup before the page's scripts have loaded. */
startPrefetch('/api/v4/ip_location')

void startPage(() => import('./main.tsx'))
