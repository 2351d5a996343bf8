import { readHash } from '../../features/claim/hash.ts'
import { pathSegment } from '../../features/shared/pathSegment.ts'
import { reloadOnceOnStaleChunks } from '../runtime/staleChunks.ts'
import { startPrefetch } from '../runtime/prefetch.ts'
import { startPage } from '../runtime/startPage.ts'
import { tabStorage } from '../runtime/storage.ts'
import { storageKeyOf } from './storageKey.ts'

reloadOnceOnStaleChunks()

/** Prefetches the offer before the page's scripts arrive. A saved visit has its offer already. */
const { code } = readHash(location.hash)
if (code !== null && tabStorage.read(storageKeyOf(location.hash)) === null) startPrefetch(`/api/v5/offers/${pathSegment(code)}`)

void startPage(() => import('./main.tsx'))
