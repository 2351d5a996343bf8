import { readHash } from '../../features/claim/hash.ts'
import { reloadOnceOnStaleChunks } from '../runtime/staleChunks.ts'
import { startEarlyRead } from '../runtime/earlyRead.ts'
import { startPage } from '../runtime/startPage.ts'

reloadOnceOnStaleChunks()

/** The offer's request leaves before the page's scripts have arrived. */
const link = readHash(location.hash)
if (link) startEarlyRead(`/api/v5/offers/${encodeURIComponent(link.code)}`)

void startPage(() => import('./main.tsx'))
