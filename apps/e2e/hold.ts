import type { Page } from '@playwright/test'

export type Held = {
  /** Resolves when the request has left the page. */
  readonly reached: Promise<void>
  /** Lets the answer through, and every later one. */
  readonly letGo: () => Promise<void>
}

/** Holds back every answer whose address matches: before the server receives the request, or after it has acted. */
export async function hold(page: Page, path: string | RegExp, when: 'before' | 'after' = 'before'): Promise<Held> {
  const reached = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const address = ({ pathname }: URL) => (typeof path === 'string' ? pathname.includes(path) : path.test(pathname))
  await page.route(address, async (route) => {
    const response = when === 'after' ? await route.fetch() : undefined
    reached.resolve()
    await held.promise
    // The page and its request may be gone by then.
    await (response ? route.fulfill({ response }) : route.continue()).catch(() => undefined)
  })
  const letGo = async () => {
    held.resolve()
    await page.unroute(address)
  }
  return { reached: reached.promise, letGo }
}
