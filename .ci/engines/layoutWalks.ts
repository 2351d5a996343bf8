import { expect } from '@playwright/test'
import type { Page } from './page.ts'
import { walk } from './walk.ts'
import { field, heading } from './query.ts'
import { pay, toPayment, typeCard } from './walkSteps.ts'

const pages = [
  'claim/',
  'claim/#V0VMQ09NRTI1',
  'store/',
  'store/?project=bonuspercent',
  'checkout/?ico_id=ico-100',
  'business/',
  'embed/map',
  'embed/privacy',
]
const heights = [560, 640, 740, 822, 900]
/** The first height is smaller than every page, the last one larger than most. */
const someHeights = [640, 822]

/** Runs in the page: records the position of every element, and tracks how far each moves in the next 40 frames. */
const watchMoves = `(() => {
  const paths = () => new Map([...document.querySelectorAll('body :not(svg *)')].map((element) => [element, element.getBoundingClientRect()]))
  const before = paths()
  const nameOf = (element) => element.tagName.toLowerCase() + ' "' + (element.innerText ?? '').slice(0, 30) + '"'
  const moved = new Set()
  window.moved = new Promise((resolve) => addEventListener('pointerdown', () => {
    let frames = 0
    const check = () => {
      for (const [element, { x, y, width, height }] of paths()) {
        const was = before.get(element)
        if (was && Math.abs(was.y - y) + Math.abs(was.x - x) + Math.abs(was.height - height) > 1) moved.add(nameOf(element) + ' by ' + Math.round(y - was.y) + ', higher by ' + Math.round(height - was.height))
      }
      frames += 1
      frames < 40 ? requestAnimationFrame(check) : resolve([...moved].slice(0, 5))
    }
    check()
  }, { once: true }))
})()`

/** The position of every element once the app has drawn, else nothing. */
const positions = `(() => {
  const root = document.querySelector('#root')
  const isThere = Object.keys(root).some((key) => key.startsWith('__react')) && document.readyState === 'complete' && !root.querySelector('[aria-busy=true]')
  return isThere ? JSON.stringify([...root.querySelectorAll('*')].map((element) => element.getBoundingClientRect())) : ''
})()`

/** Waits until nothing moves. */
async function settle(page: Page): Promise<void> {
  let before = ''
  let same = 0
  await page.until('the page is at rest', async () => {
    const now = String(await page.evaluate(positions))
    same = now !== '' && now === before ? same + 1 : 0
    before = now
    return same >= 8
  })
}

/** The WCAG contrast ratio of an element's text. */
const contrastOf = (page: Page, selector: string) =>
  page.evaluate(`(() => {
    const draw = document.createElement('canvas').getContext('2d')
    const channels = (color) => {
      draw.clearRect(0, 0, 1, 1)
      draw.fillStyle = color
      draw.fillRect(0, 0, 1, 1)
      return [...draw.getImageData(0, 0, 1, 1).data]
    }
    const light = ([r, g, b]) => {
      const [x, y, z] = [r, g, b].map((each) => each / 255).map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4))
      return 0.2126 * x + 0.7152 * y + 0.0722 * z
    }
    const element = document.querySelector(${JSON.stringify(selector)})
    let background = element
    while (background && channels(getComputedStyle(background).backgroundColor)[3] < 250) background = background.parentElement
    const [one, other] = [light(channels(getComputedStyle(element).color)), background ? light(channels(getComputedStyle(background).backgroundColor)) : 1]
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  })()`)

async function legible(page: Page): Promise<void> {
  for (const address of [
    'claim/',
    'store/?project=bonuspercent',
    'checkout/?ico_id=ico-100',
    'embed/privacy',
    'embed/map?colorMode=black',
  ]) {
    await page.open(address)
    await page.see(heading(/./))
    for (const selector of ['h1', 'main p', 'main button', 'main input']) {
      if ((await page.evaluate(`document.querySelector('${selector}') === null`)) === true) continue
      const contrast = Number(await contrastOf(page, selector))
      expect(contrast, `${address}: the contrast of ${selector}`).toBeGreaterThanOrEqual(4.5)
    }
  }
}

export const layoutWalks = [
  walk('PUR-04 CHK-04 nothing moves at the first click on a page', async ({ page }) => {
    const moves: string[] = []
    for (const height of someHeights) {
      await page.resize({ width: 447, height })
      for (const address of pages) {
        await page.open(address)
        await page.see(heading(/./))
        await settle(page)
        await page.evaluate(watchMoves)
        const [title] = await page.all({ by: 'role', role: 'heading', name: /./ })
        await page.tap({ x: (title?.box.x ?? 0) + 2, y: (title?.box.y ?? 0) + 2 })
        const moved = await page.evaluate('window.moved')
        if (Array.isArray(moved) && moved.length > 0) moves.push(`${address} at ${height}: ${moved.join('; ')}`)
      }
    }
    expect(moves).toEqual([])
  }),

  walk('PUR-04 PUR-09 CHK-04 at five heights the bar’s button is fully visible and covers no field', async ({ page, guest }) => {
    for (const height of heights) {
      await page.resize({ width: 447, height })
      await page.open('store/?project=nopresets')
      await page.type(field('Amount'), '99999999')
      await page.see({ by: 'text', name: 'Your amount is above the maximum account limit' }, ({ isWhole }) => isWhole)
      await page.see(field('Amount'), ({ isWhole }) => isWhole)
    }
    await toPayment(page, guest)
    for (const height of heights) {
      await page.resize({ width: 447, height })
      await typeCard(page)
      await page.see(field('Security code'), ({ isWhole }) => isWhole)
      await page.reach(pay)
    }
  }),

  walk('PUB-03 text has enough contrast in a browser that prefers light', async ({ page }) => legible(page)),
  walk(
    'PUB-03 text has enough contrast in a browser that prefers dark',
    async ({ page }) => {
      await page.open('claim/')
      expect(await page.evaluate('matchMedia("(prefers-color-scheme: dark)").matches'), 'the browser prefers dark').toBe(true)
      await legible(page)
    },
    'dark',
  ),
]
