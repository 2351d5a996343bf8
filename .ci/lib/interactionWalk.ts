import type { Browser, Locator, Page } from 'playwright'
import type { Drag, Scene, Step } from './interactionSteps.ts'
import { type Cost, installWatch } from './interactionWatch.ts'

/** How many times slower the page's processor is made. */
const slowDown = 4

/** The target of a step. */
function targetOf(page: Page, step: Step): Locator | null {
  if ('press' in step) return step.press(page)
  if ('hold' in step) return step.hold(page)
  return 'over' in step ? step.over(page) : null
}

/** The position of a drag after a number of moves. */
const shareAt = ({ from, to, times = 1 }: Drag, time: number): number => from + (to - from) * ((time + 1) / times)

/** Performs one action as a device would, and returns what it cost. The target is located beforehand. */
async function take(page: Page, step: Step, time: number): Promise<Cost> {
  const target = targetOf(page, step)
  await target?.scrollIntoViewIfNeeded()
  const box = await target?.boundingBox()
  const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]
  if (box && !('from' in step)) await page.mouse.move(x, y)
  await page.evaluate(`window.watch.start(${String(step.isShown)})`)
  if ('key' in step) await page.keyboard.press(step.key)
  else if ('wheel' in step) await page.mouse.wheel(0, step.wheel)
  // The pointer is in the middle of the element's height.
  else if ('from' in step && box) await page.mouse.move(box.x + box.width * shareAt(step, time), y)
  // Not `click`, which would move the pointer again: that is one more event to handle.
  if ('press' in step || 'hold' in step) await page.mouse.down()
  if ('press' in step || 'letGo' in step) await page.mouse.up()
  const cost = await page.evaluate(() => window.watch.end())
  await page.waitForFunction(step.isShown, undefined, { timeout: 10_000 })
  return cost
}

const worst = (costs: readonly Cost[]): Cost => ({
  paint: Math.max(...costs.map(({ paint }) => paint)),
  task: Math.max(...costs.map(({ task }) => task)),
  shown: Math.max(...costs.map(({ shown }) => shown)),
})

/** Takes every step of a scene in a new page. */
export async function walk(browser: Browser, origin: string, { path, ready, viewport, steps }: Scene): Promise<ReadonlyMap<string, Cost>> {
  const page = await browser.newPage({ viewport })
  await page.addInitScript(installWatch)
  await page.goto(`${origin}${path}`)
  await ready(page).waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  // What the page does when it opens is not a response to an event.
  await page.evaluate(() => window.watch.end())
  const costs = new Map<string, Cost>()
  for (const step of steps) {
    const each: Cost[] = []
    for (let time = 0; time < (step.times ?? 1); time += 1) each.push(await take(page, step, time))
    costs.set(step.name, worst(each))
  }
  await page.close()
  return costs
}
