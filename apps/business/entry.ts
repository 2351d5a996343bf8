import { startPrefetch } from '../runtime/prefetch.ts'
import { reloadOnceOnStaleChunks } from '../runtime/staleChunks.ts'
import { startPage } from '../runtime/startPage.ts'

reloadOnceOnStaleChunks()

/** The question what is near the visitor leaves before the page's scripts have arrived. */
startPrefetch('/api/v4/ip_location')

void startPage(() => import('./main.tsx'))
