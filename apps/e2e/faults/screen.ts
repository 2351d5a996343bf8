import type { BrowserContext, Locator, Page } from '@playwright/test'
import { type Control, controlsIn, pressable, shortenWaits } from './inPage.ts'
import { timesOut } from './faultList.ts'

/** What a page shows, and whether it still waits for something. */
export type Screen = {
  readonly lines: () => Promise<readonly string[]>
  readonly controls: () => Promise<readonly Control[]>
  readonly controlAt: (index: number) => Locator
  /** Waits until nothing is on its way and what is shown stands still. */
  readonly settle: () => Promise<void>
}

const linesIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...new Set(document.body.innerText.split('\n').map((line) => line.trim()))].filter((line) => line !== ''))

/** Milliseconds between two looks at a page. */
const between = 40
/** As many looks must see the same. */
const looks = 4
/** Looks after which a page that never stands still is taken as it is. */
const most = 120

export async function screenOf(context: BrowserContext, page: Page): Promise<Screen> {
  const underWay = new Set<object>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  await context.addInitScript(shortenWaits, timesOut)
  const controls = () => page.locator(pressable).evaluateAll(controlsIn)
  async function settle() {
    let [seen, count] = ['', 0]
    for (let look = 0; look < most && count < looks; look += 1) {
      const now = await Promise.all([linesIn(page), page.locator('[aria-busy=true]:visible').count()]).catch(() => null)
      const text = JSON.stringify(now)
      count = now !== null && now[1] === 0 && underWay.size === 0 && text === seen ? count + 1 : 0
      seen = text
      // What stands still can only be seen over time.
      await page.waitForTimeout(between)
    }
  }
  return { lines: () => linesIn(page), controls, controlAt: (index) => page.locator(pressable).nth(index), settle }
}
