import type { BrowserContext, Locator, Page } from '@playwright/test'
import { type Control, controlsIn, pressable, shortenWaits } from './inPage.ts'
import { timesOut } from './faultList.ts'

/** The text of a page, and whether it still waits for something. */
export type Screen = {
  readonly lines: () => Promise<readonly string[]>
  /** The lines that a screen reader announces. */
  readonly announced: () => Promise<readonly string[]>
  readonly controls: () => Promise<readonly Control[]>
  readonly controlAt: (index: number) => Locator
  /** Waits until nothing is on its way and what is shown stands still. */
  readonly settle: () => Promise<void>
}

/** The lines of the elements with the selector. */
const linesOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate((of) => {
    const texts = [...document.querySelectorAll<HTMLElement>(of)].map(({ innerText }) => innerText)
    return [...new Set(texts.flatMap((text) => text.split('\n')).map((line) => line.trim()))].filter((line) => line !== '')
  }, selector)

/** The page's lines, without those of its footer and the names of its fields. */
async function linesIn(page: Page): Promise<readonly string[]> {
  const [all, fixed] = await Promise.all([linesOf(page, 'body'), linesOf(page, 'footer, label, [role=timer]')])
  return all.filter((line) => !fixed.includes(line))
}

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
      // A page without text is about to show some.
      count = now !== null && now[0].length > 0 && now[1] === 0 && underWay.size === 0 && text === seen ? count + 1 : 0
      seen = text
      // Only time shows whether the page stands still.
      await page.waitForTimeout(between)
    }
  }
  const announced = () => linesOf(page, '[role=alert], [role=status], [aria-live]')
  return { lines: () => linesIn(page), announced, controls, controlAt: (index) => page.locator(pressable).nth(index), settle }
}
