import { type AnyRoute, type RouterHistory, createRouter } from '@tanstack/react-router'
import { PagePlaceholder } from './lazyPage.tsx'
import { rethrow } from '../start/mount.tsx'
import { Reads } from '../api/useRead.tsx'
import { textSearch } from './createPageRouter.ts'

/** Makes the page's relative addresses absolute: at an address with more levels, or fewer, they would lead elsewhere. */
function fixAddresses(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=icon],link[disabled]')) link.setAttribute('href', link.href)
}

/** The router of an app with several pages. The history is the browser's own unless one is given. */
export function createAppRouter(routeTree: AnyRoute, basepath: string, history?: RouterHistory) {
  fixAddresses()
  return createRouter({
    routeTree,
    basepath,
    ...textSearch,
    scrollRestoration: true,
    defaultErrorComponent: rethrow,
    defaultPendingComponent: PagePlaceholder,
    InnerWrap: Reads,
    ...(history && { history }),
  })
}
