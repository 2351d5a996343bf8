import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../e2e/test.ts'
import { expectAt, heading, onward, pay, sheet, signIn, toPayment, typeCard, wallet } from './steps.ts'

/** The Pay button is filled only when a tap pays. */
const empty = 'rgba(0, 0, 0, 0)'

type Point = { readonly x: number; readonly y: number }

/** A small phone. */
test.use({ viewport: { width: 360, height: 500 } })

/** The test controls the clock, so that the second tap comes in time on a slow machine. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

async function pointOn(button: Locator): Promise<Point> {
  const box = await button.boundingBox()
  if (!box) throw new Error('There is no such button.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 4 }
}

/** Brings Pay to the point, as a layout may have it there: by scrolling, or by the window's height where it sticks. */
async function bringPay(page: Page, y: number): Promise<void> {
  const away = await pay(page).evaluate((button, top) => {
    const distance = () => {
      const box = button.getBoundingClientRect()
      return top > box.top && top < box.bottom ? 0 : Math.round(top - box.top - box.height / 2)
    }
    window.scrollBy({ top: -distance(), behavior: 'instant' })
    return distance()
  }, y)
  const size = page.viewportSize()
  if (away !== 0 && size) await page.setViewportSize({ ...size, height: size.height + away })
}

/** Waits until a tap at the point is one on Pay, and fails if something covers it. */
async function expectOnPay(page: Page, { x, y }: Point): Promise<void> {
  await expect(pay(page)).toBeEnabled()
  const isHit = async () => {
    await bringPay(page, y)
    return pay(page).evaluate((button, [left, top]) => button.contains(document.elementFromPoint(left, top)), [x, y] as const)
  }
  await expect.poll(isHit).toBe(true)
}

/** The second tap of a double tap pays nothing; the same tap a moment later pays. */
async function expectSecondTapUnheard(page: Page, point: Point): Promise<void> {
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/purchases') && sent.push(request.url()))
  await expectOnPay(page, point)
  await page.mouse.click(point.x, point.y)
  await expect(pay(page)).not.toHaveAttribute('aria-busy')
  await expect(pay(page)).toHaveCSS('background-color', empty)
  expect(sent).toEqual([])
  await page.clock.runFor(500)
  await expect(pay(page)).not.toHaveCSS('background-color', empty)
  await expectOnPay(page, point)
  await page.mouse.click(point.x, point.y)
  await page.clock.resume()
  await expectAt(page, 'Purchase Successful')
  expect(sent).toHaveLength(1)
}

test.beforeEach(async ({ page }) => page.clock.install())

test('CHK-04 a double tap on Continue does not pay with a card that the buyer has not seen', async ({ page, enterprise }) => {
  await signIn(page, enterprise)
  // The press on "Sign in" was near the same point a moment ago.
  await heading(page).click()
  const point = await pointOn(onward(page))
  await holdTime(page)
  await page.mouse.click(point.x, point.y)
  await expectAt(page, 'Payment')
  await expect(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
  await expectSecondTapUnheard(page, point)
})

test('NET-08 a double tap that looks up a payment does not send it again', async ({ page, guest, sandbox }) => {
  await toPayment(page, guest)
  await typeCard(page)
  await sandbox.fault({ name: 'offline', path: '/purchases' })
  await sandbox.fault({ name: 'offline', path: '/attempts' })
  await pay(page).click()
  await expectAt(page, 'We can’t reach the server')
  await sandbox.calm()
  const again = page.getByRole('button', { name: 'Look again' })
  await again.scrollIntoViewIfNeeded()
  const point = await pointOn(again)
  await holdTime(page)
  await page.mouse.click(point.x, point.y)
  await expectAt(page, 'Your payment hasn’t gone through yet')
  await expectSecondTapUnheard(page, point)
  expect(await sandbox.chargesOf(guest.email)).toHaveLength(1)
})

test('CHK-04 a keyboard or a screen reader can press Pay at once', async ({ page, enterprise }) => {
  await signIn(page, enterprise)
  await holdTime(page)
  await onward(page).click()
  await expectAt(page, 'Payment')
  await expect(pay(page)).toBeEnabled()
  // As a screen reader presses.
  await pay(page).dispatchEvent('click')
  await page.clock.resume()
  await expectAt(page, 'Purchase Successful')
})

test('CHK-04 the second tap of a double tap opens no wallet sheet', async ({ page, guest }) => {
  await toPayment(page, guest)
  await expect(wallet(page)).toBeVisible()
  await page.getByRole('button', { name: 'Change your details' }).click()
  await holdTime(page)
  await onward(page).click()
  await expectAt(page, 'Payment')
  await wallet(page).click()
  await wallet(page).dispatchEvent('click')
  await expect(sheet(page)).toHaveCount(0)
  await page.clock.runFor(500)
  await wallet(page).click()
  await expect(sheet(page)).toHaveCount(1)
})
