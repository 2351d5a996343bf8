import { type AnyRoute, type RouterHistory, createRouter } from '@tanstack/react-router'
import { rethrow } from './mount.tsx'
import { textSearch } from './textSearch.ts'

type Options = {
  /** The browser's own unless one is given. */
  readonly history: RouterHistory | undefined
  /** Off where the focus on a new step scrolls it into view. */
  readonly scrolls?: boolean
}

/** The router of an app with one page for every address below its own. */
export const createPageRouter = (routeTree: AnyRoute, basepath: string, { history, scrolls = true }: Options) =>
  createRouter({
    routeTree,
    basepath,
    ...textSearch,
    defaultErrorComponent: rethrow,
    ...(!scrolls && { scrollRestoration: () => false }),
    ...(history && { history }),
  })
