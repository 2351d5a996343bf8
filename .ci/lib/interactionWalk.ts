import type { Browser, Page } from 'playwright'
import type { Scene, Step } from './interactionSteps.ts'
import { type Cost, installWatch } from './interactionWatch.ts'

/** How much slower the page's processor is made. */
const slowDown = 4

/** Does one thing as a person's device would, and says what it cost. What is to be pressed is found beforehand. */
async function take(page: Page, step: Step): Promise<Cost> {
  const place = 'press' in step ? step.press(page) : 'over' in step ? step.over(page) : null
  const box = await place?.boundingBox()
  const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]
  if (box) await page.mouse.move(x, y)
  await page.evaluate(`window.watch.start(${String(step.isShown)})`)
  if ('key' in step) await page.keyboard.press(step.key)
  else if ('wheel' in step) await page.mouse.wheel(0, step.wheel)
  else await page.mouse.click(x, y)
  const cost = await page.evaluate(() => window.watch.end())
  await page.waitForFunction(step.isShown, undefined, { timeout: 10_000 })
  return cost
}

const worst = (costs: readonly Cost[]): Cost => ({
  paint: Math.max(...costs.map(({ paint }) => paint)),
  task: Math.max(...costs.map(({ task }) => task)),
  shown: Math.max(...costs.map(({ shown }) => shown)),
})

/** Takes every step of a scene in a page of its own. */
export async function walk(browser: Browser, origin: string, { hash, steps }: Scene): Promise<ReadonlyMap<string, Cost>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript(installWatch)
  await page.goto(`${origin}${hash}`)
  await page.locator('#root > *').first().waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  // What the page does on its own account when it opens is no answer to anything.
  await page.evaluate(() => window.watch.end())
  const costs = new Map<string, Cost>()
  for (const step of steps) {
    const each: Cost[] = []
    for (let time = 0; time < (step.times ?? 1); time += 1) each.push(await take(page, step))
    costs.set(step.name, worst(each))
  }
  await page.close()
  return costs
}
