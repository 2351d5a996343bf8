import { reloadOnceOnStaleChunks } from '../runtime/staleChunks.ts'
import { startPage } from '../runtime/startPage.ts'

reloadOnceOnStaleChunks()

void startPage(() => import('./main.tsx'))
