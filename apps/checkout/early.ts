import { startEarlyRead } from '../runtime/earlyRead.ts'
import { reloadOnceOnStaleChunks } from '../runtime/staleChunks.ts'
import { startPage } from '../runtime/startPage.ts'
import { orderPath, readLink } from './link.ts'

reloadOnceOnStaleChunks()

/** The order's request leaves before the page's scripts have arrived. */
const { option, promoCode } = readLink(location.search)
if (option) startEarlyRead(orderPath(option, promoCode))

void startPage(() => import('./main.tsx'))
