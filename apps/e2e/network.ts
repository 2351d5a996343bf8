import type { BrowserContext, Page } from '@playwright/test'

/** Slow 3G, as browsers simulate it: 400 kbit/s, and 400 ms to each answer. Chromium only. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = 50_000
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

/** Milliseconds for which a page has no scripts. */
const scriptless = 10_000

async function holdScripts(page: Page): Promise<void> {
  let openedAt = Date.now()
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) openedAt = Date.now()
  })
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, openedAt + scriptless - Date.now()))
    // The page may be left meanwhile.
    await route.fallback().catch(() => {})
  })
}

/** The first try of each read is lost: whoever looks at the page notices nothing but the wait. */
async function loseFirstReads(page: Page): Promise<void> {
  const lost = new Set<string>()
  await page.route(/\/api\//, (route) => {
    const request = route.request()
    if (request.method() !== 'GET' || lost.has(request.url())) return route.fallback()
    lost.add(request.url())
    return route.abort('connectionreset')
  })
}

/** The networks of `NETWORK`, on which the main walks run at night. */
const networks: Readonly<Record<string, (page: Page) => Promise<void>>> = { slow: slowDown, late: holdScripts, lossy: loseFirstReads }

const network = networks[process.env['NETWORK'] ?? '']

/** Whether the network is worse than that of the machine. */
export const isPoorNetwork = network !== undefined

/** Puts each page of the context on the network of `NETWORK`. */
export const putOnNetwork = (context: BrowserContext): void => {
  if (network) context.on('page', (page) => void network(page))
}
