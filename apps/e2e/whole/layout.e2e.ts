import { expectFitsLarge } from '../large.ts'
import { expect, test } from '../test.ts'

// Pages with animations move without a touch.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const pages = [
  'claim/',
  `claim/#${btoa('WELCOME25')}`,
  'store/',
  'store/?project=bonuspercent',
  'store/?project=promotion',
  'checkout/?ico_id=ico-100',
  'checkout/?gco_id=gco-50',
  'checkout/subscribe?ico_id=ico-monthly',
  'business/',
  'embed/map',
  'embed/privacy',
]

/** Runs in the page: the elements that move, change their size or are removed, until 40 frames after `window.settled` is set. */
function movesAtPress(): Promise<readonly string[]> {
  const boxes = new Map([...document.querySelectorAll('#root :not(svg *)')].map((element) => [element, element.getBoundingClientRect()]))
  const moved = new Set<string>()
  const compare = () => {
    for (const [element, { x, y, width, height }] of boxes) {
      const now = element.getBoundingClientRect()
      const distance = Math.abs(now.x - x) + Math.abs(now.y - y) + Math.abs(now.width - width) + Math.abs(now.height - height)
      if (!element.isConnected || distance > 1) moved.add(`${element.tagName} "${element.textContent.slice(0, 30)}" by ${distance} px`)
    }
  }
  return new Promise((done) => {
    const watch = (frames: number) => {
      compare()
      if (frames === 0) done([...moved].slice(0, 5))
      else requestAnimationFrame(() => watch('settled' in window ? frames - 1 : frames))
    }
    addEventListener('pointerdown', () => watch(40), { once: true })
  })
}

/** Runs in the page: resolves once nothing has changed for half a second: late pictures take the place of their letters. */
function standsStill(): Promise<void> {
  return new Promise((done) => {
    const rest = () => window.setTimeout(done, 500)
    let timer = rest()
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = rest()
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

test(
  'NET-09 PUR-04 PUR-09 CHK-04 no page moves at the first press, and each fits at 320 px with text at 200 %',
  { tag: ['@engines', '@tracked'] },
  async ({ page }) => {
    test.setTimeout(300_000)
    for (const address of pages)
      await test.step(address, async () => {
        // An address that differs in its hash alone loads no page.
        await page.goto('about:blank')
        await page.goto(address)
        const title = page.getByRole('heading').first()
        await expect(title).toBeVisible()
        // The app has replaced the shell, which may look the same.
        await expect(page.locator('#late-notice')).toHaveCount(0)
        await expect(page.locator('#root [aria-busy=true]')).toHaveCount(0)
        await page.evaluate(standsStill)
        // A web font is a little narrower than the one that stands in for it.
        await page.evaluate(async () => void (await document.fonts.ready))
        const moves = page.evaluate(movesAtPress)
        // The last change that the first press causes.
        const sent = page.waitForResponse(/\/events$/)
        await title.click({ position: { x: 2, y: 2 } })
        await sent
        await page.evaluate(() => Object.assign(window, { settled: true }))
        expect.soft(await moves, address).toEqual([])
        await expectFitsLarge(page, title)
      })
  },
)
