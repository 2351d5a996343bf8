import type { Page } from '@playwright/test'

/** Resolves with the first address of a scheme of its own, which the page asks the device to open. */
export async function appOpening(page: Page): Promise<{ readonly address: Promise<string> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const address = new Promise<string>((resolve) => {
    session.on('Page.frameRequestedNavigation', ({ url }) => {
      if (!url.startsWith('http')) resolve(url)
    })
  })
  // In an object: a promise returned as such would be waited for.
  return { address }
}
