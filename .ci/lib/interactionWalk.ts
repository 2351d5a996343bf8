import type { Browser, Locator, Page } from 'playwright'
import type { Drag, Scene, Step } from './interactionSteps.ts'
import { type Cost, installWatch } from './interactionWatch.ts'

/** How much slower the page's processor is made. */
const slowDown = 4

/** What a step is done to. */
function placeOf(page: Page, step: Step): Locator | null {
  if ('press' in step) return step.press(page)
  if ('hold' in step) return step.hold(page)
  return 'over' in step ? step.over(page) : null
}

/** Where a drag is after so many of its moves. */
const shareAt = ({ from, to, times = 1 }: Drag, time: number): number => from + (to - from) * ((time + 1) / times)

/** Does one thing as a person's device would, and says what it cost. What is to be pressed is found beforehand. */
async function take(page: Page, step: Step, time: number): Promise<Cost> {
  const place = placeOf(page, step)
  await place?.scrollIntoViewIfNeeded()
  const box = await place?.boundingBox()
  const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]
  if (box && !('from' in step)) await page.mouse.move(x, y)
  await page.evaluate(`window.watch.start(${String(step.isShown)})`)
  if ('key' in step) await page.keyboard.press(step.key)
  else if ('wheel' in step) await page.mouse.wheel(0, step.wheel)
  // It is held in the middle of its height.
  else if ('from' in step && box) await page.mouse.move(box.x + box.width * shareAt(step, time), y)
  // Not `click`, which moves there again: that would be one more event to answer.
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

/** Takes every step of a scene in a page of its own. */
export async function walk(browser: Browser, origin: string, { place, ready, viewport, steps }: Scene): Promise<ReadonlyMap<string, Cost>> {
  const page = await browser.newPage({ viewport })
  await page.addInitScript(installWatch)
  await page.goto(`${origin}${place}`)
  await ready(page).waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  // What the page does on its own account when it opens is no answer to anything.
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
