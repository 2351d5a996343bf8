import type { Page, Route } from '@playwright/test'

/** Does something to the next write at the path. */
async function next(page: Page, path: RegExp, act: (route: Route) => Promise<void>): Promise<void> {
  let isOver = false
  await page.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      if (isOver || route.request().method() === 'GET') return route.fallback()
      isOver = true
      return act(route)
    },
  )
}

/** The server acts on the next write, and its answer never arrives. */
export const lose = (page: Page, path: RegExp): Promise<void> =>
  next(page, path, async (route) => {
    await route.fetch()
    await route.abort('failed')
  })

/** The next write never reaches the server. */
export const drop = (page: Page, path: RegExp): Promise<void> => next(page, path, (route) => route.abort('failed'))

/** The answer of the next write has no text of the pattern. */
export const strip = (page: Page, path: RegExp, pattern: RegExp): Promise<void> =>
  next(page, path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(pattern, '') })
  })
