import { pathSegment } from '../../features/shared/pathSegment.ts'
import { startPrefetch } from '../runtime/prefetch.ts'
import { reloadOnceOnStaleChunks } from '../runtime/staleChunks.ts'
import { startPage } from '../runtime/startPage.ts'
import { slugOf } from './address.ts'

reloadOnceOnStaleChunks()

/** Prefetches the panel before the page's scripts have loaded. */
startPrefetch(`/api/v5/projects/${pathSegment(slugOf(location.search))}/purchase_panel`)

void startPage(() => import('./main.tsx'))
