import { startPrefetch } from '../runtime/prefetch.ts'
import { reloadOnceOnStaleChunks } from '../runtime/staleChunks.ts'
import { startPage } from '../runtime/startPage.ts'
import { isPrivacy, schemeOf, titleOf } from './place.ts'
import './unlit.css.ts'

// Nothing is painted before the scheme is known.
document.documentElement.dataset['scheme'] = schemeOf(location.search, window.parent !== window)
// One page is built for all of its places; the enterprise's name behind the title stays.
document.title = document.title.replace(/^[^·]+?(?= ·|$)/, titleOf(location))

reloadOnceOnStaleChunks()

/** The restaurants' request leaves before the page's scripts have arrived. */
if (!isPrivacy(location.pathname)) startPrefetch('/api/v5/map')

void startPage(() => import('./main.tsx'))
