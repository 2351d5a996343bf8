/** Where stories stand still for their pictures: a browser that fetches nothing and draws the same each time. */
import type { Browser, Page } from 'playwright'
import { openBrowser } from '../lib/openBrowser.ts'
import { prepareWorld } from './inPage.ts'

/** When it is: an evening in autumn, the sandbox's own. */
const evening = Date.UTC(2026, 10, 20, 18, 30)

const stillArgs = [
  '--disable-checker-imaging',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // Nothing is fetched from anywhere but this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/**
 * As in the tests, stories move by their own code but nothing fades: under reduced motion half of them would not play.
 * The mark is for plays that would time a fading.
 */
const stillStyle = `:root { --nothing-fades: 1 } *, ::before, ::after { transition: none !important; animation-duration: 0s !important;
  animation-delay: 0s !important; caret-color: transparent !important } html { scroll-behavior: auto !important }`

export function openStillBrowser(): Promise<Browser> {
  return openBrowser(stillArgs)
}

/** One place to work in: its pages share what they have fetched, and nothing else. */
export interface Studio {
  /** A page on which the Storybook has begun in a house, and shows nothing yet. */
  readonly pageFor: (enterprise: string) => Promise<Page>
  readonly close: () => Promise<void>
}

/** Opens a place to picture the Storybook at an address in. */
export async function openStudio(browser: Browser, origin: string): Promise<Studio> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1 })
  await context.addInitScript(prepareWorld, evening)
  return {
    async pageFor(enterprise) {
      const page = await context.newPage()
      // No accessibility check: it is none of a picture's business, and takes longer than all else.
      await page.goto(`${origin}/iframe.html?viewMode=story&globals=enterprise:${enterprise};a11y.manual:!true`)
      await page.waitForFunction(() => window.visualPreview !== undefined)
      await page.addStyleTag({ content: stillStyle })
      return page
    },
    close: () => context.close(),
  }
}
