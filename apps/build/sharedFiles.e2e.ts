import type { Page } from '@playwright/test'
import { openOffer } from '../claim/e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'

/** The scripts that the page has fetched, and not taken from the browser's cache. */
async function fetched(page: Page): Promise<readonly { readonly name: string; readonly bytes: number }[]> {
  // The files that the page loads once it is idle belong to it, too.
  await page.waitForLoadState('networkidle')
  const all = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, transferSize, encodedBodySize }) => ({ name, isFetched: transferSize > 0, bytes: encodedBodySize })),
  )
  return all.filter(({ name, isFetched }) => isFetched && name.endsWith('.js'))
}

const bytesOf = (scripts: readonly { readonly bytes: number }[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

test('the apps of a visit share their files: after the claim, the store and the checkout load a small part', async ({ page }) => {
  await openOffer(page, 'WELCOME25')
  const claim = await fetched(page)
  expect(bytesOf(claim)).toBeGreaterThan(100_000)

  await page.goto('store/?project=bonuspercent')
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible()
  const store = await fetched(page)
  expect(bytesOf(store)).toBeLessThan(50_000)

  await page.goto('checkout/?ico_id=ico-100&code=SPRING10')
  await expect(page.getByLabel('Email')).toBeVisible()
  const checkout = await fetched(page)
  expect(bytesOf(checkout)).toBeLessThan(65_000)

  const names = [...claim, ...store, ...checkout].map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('a press in the store fetches the checkout ahead, so that it loads no script any more', async ({ page }) => {
  await page.goto('store/?project=bonuspercent')
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible()
  const ahead = page.waitForRequest(/\/checkout\//)
  await page.keyboard.press('Tab')
  await ahead
  await page.waitForLoadState('networkidle')
  await page.goto('checkout/?ico_id=ico-100&code=SPRING10', { waitUntil: 'commit' })
  await expect(page.getByLabel('Email')).toBeVisible()
  const later = (await fetched(page)).map(({ name }) => name)
  // The way to pay, with the theme's values for the card's field, and what stands below the form, load once it can be filled in.
  expect(
    later.filter((name) => !/paymentGateway|loadPayments|PaymentCard|vars|PurchaseTerms|GiftNotes|saleTerms|Promo/.test(name)),
  ).toEqual([])
})

test('with data saver on, nothing is fetched ahead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  let isFetched = false
  page.on('request', (request) => (isFetched ||= request.url().includes('/checkout/')))
  await page.goto('store/?project=bonuspercent')
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  expect(isFetched).toBe(false)
})
