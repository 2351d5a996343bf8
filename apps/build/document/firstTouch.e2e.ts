import type { Page } from '@playwright/test'
import { expect, test } from '../../e2e/test.ts'

// Pages with animations, which move without a touch.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const pages = [
  'claim/',
  `claim/#${btoa('WELCOME25')}`,
  'store/?project=bonuspercent',
  'store/?project=promotion',
  'checkout/?ico_id=ico-50',
  'checkout/?gco_id=gco-50',
  'checkout/subscribe?ico_id=ico-monthly',
  'business/',
  'embed/map',
  'embed/privacy',
]

/** Records the position of every element. The returned function lists the elements that moved or were removed. */
const watchPlaces = (page: Page) =>
  page.evaluateHandle(() => {
    const placeOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height].map(Math.round).join(' ')
    }
    const before = new Map([...document.querySelectorAll('#root *')].map((element) => [element, placeOf(element)]))
    return () =>
      [...before].flatMap(([element, position]) => {
        const now = element.isConnected ? placeOf(element) : 'gone'
        return now === position ? [] : [`${element.tagName} ${element.textContent?.slice(0, 30)}: ${position} -> ${now}`]
      })
  })

for (const address of pages) {
  test(`NET-09 nothing on ${address} moves when it is touched for the first time`, async ({ page }) => {
    await page.goto(address)
    // The app has replaced the shell, which may look the same.
    await expect(page.locator('#late-notice')).toHaveCount(0)
    await expect(page.getByText('One moment…')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    const moved = await watchPlaces(page)
    const heading = await page.getByRole('heading', { level: 1 }).first().boundingBox()
    await page.mouse.move((heading?.x ?? 0) + 2, (heading?.y ?? 0) + 2)
    // The last change that the first touch causes.
    const sent = page.waitForResponse(/\/events$/)
    await page.mouse.down()
    await sent
    expect(await moved.evaluate((elsewhere) => elsewhere())).toEqual([])
    await page.mouse.up()
  })
}
