import { expect, test } from '../test.ts'

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

/** Runs in the page: the elements that move, or change their height, within 40 frames after a press. */
function movesAtPress(): Promise<readonly string[]> {
  const boxes = new Map([...document.querySelectorAll('body :not(svg *)')].map((element) => [element, element.getBoundingClientRect()]))
  const moved = new Set<string>()
  const compare = () => {
    for (const [element, { x, y, height }] of boxes) {
      const now = element.getBoundingClientRect()
      const distance = Math.abs(now.x - x) + Math.abs(now.y - y) + Math.abs(now.height - height)
      if (element.isConnected && distance > 1) moved.add(`${element.tagName} "${element.textContent.slice(0, 30)}" by ${distance} px`)
    }
  }
  return new Promise((done) => {
    const watch = (frames: number) => {
      compare()
      if (frames === 0) done([...moved].slice(0, 5))
      else requestAnimationFrame(() => watch(frames - 1))
    }
    addEventListener('pointerdown', () => watch(40), { once: true })
  })
}

for (const address of pages) {
  test(
    `PUR-04 PUR-09 CHK-04 ${address} does not move at the first press, and fits with text at 200 %`,
    { tag: '@engines' },
    async ({ page }) => {
      await page.goto(address, { waitUntil: 'networkidle' })
      const title = page.getByRole('heading').first()
      await expect(title).toBeVisible()
      await expect(page.locator('#root [aria-busy=true]')).toHaveCount(0)
      const moves = page.evaluate(movesAtPress)
      await title.click({ position: { x: 2, y: 2 } })
      expect(await moves).toEqual([])
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    },
  )
}
