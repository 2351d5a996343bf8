import type { Page } from '@playwright/test'

/** Resolves with the first address that is not http and that the page asks the device to open. */
export async function appOpening(page: Page): Promise<{ readonly address: Promise<string> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const address = new Promise<string>((resolve) => {
    session.on('Page.frameRequestedNavigation', ({ url }) => {
      if (!url.startsWith('http')) resolve(url)
    })
  })
  // In an object, because an async function awaits a promise that it returns.
  return { address }
}
