import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/test.ts'

const slider = (page: Page) => page.getByRole('slider', { name: 'Slide to the amount' })
const amountField = (page: Page) => page.getByLabel('Your team’s dining in a month')
const brands = (page: Page) => page.getByRole('region', { name: /^Restaurants/ })

test('CAL-01 each address of the calculator leads to it', async ({ page }) => {
  for (const path of ['business/', 'gifting', 'gifting/', 'business/gifting', 'business/gifting/']) {
    await page.goto(`${path}#calculator-section`)
    await expect(slider(page), path).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
})

test('CAL-01 NET-10 the main action leads to the calculator, and from there to the store with the amount and the campaign', async ({
  page,
}) => {
  await page.goto('business/?utm_source=mail&code=feast')
  await page.getByRole('link', { name: 'See what you’d earn' }).click()
  await expect(slider(page)).toBeInViewport()
  await page.getByRole('link', { name: 'Start earning $100 a month' }).click()
  await expect(page).toHaveURL(/\/store\/\?spend=500&utm_source=mail&code=feast$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('CAL-02 CAL-03 the calculator works by keyboard alone, and its state survives a reload', { tag: '@engines' }, async ({ page }) => {
  await page.goto('business/#calculator-section')
  await expect(brands(page)).toBeVisible()
  await slider(page).focus()
  await page.keyboard.press('End')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '$20,000')
  await page.keyboard.press('ArrowLeft')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '$15,000')
  await expect(page.getByText(/^You earn \$3,000 a month\./)).toHaveRole('status')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(amountField(page)).toHaveValue('$50')
  await expect(page.getByText(/^We count from \$50, .* You earn \$10 a month\./)).toHaveRole('status')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('1234.99')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Start earning $246.80 a month' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Start earning $246.80 a month' })).toBeVisible()
})

test('CAR-01 a failed lookup shows the default brands with bundled pictures, and the rest of the page works', async ({ page, sandbox }) => {
  await page.route('**/pictures/**', (route) => route.abort())
  await sandbox.fault({ name: 'serverError', path: '/ip_location' })
  await page.goto('business/')
  await slider(page).press('ArrowRight')
  await expect(page.getByRole('group', { name: 'Your earnings' })).toContainText('$150')
  await expect(page.getByRole('region', { name: 'Restaurants to dine at' })).toBeVisible()
  await expect(brands(page).getByText('Osteria Fiammetta').first()).toBeAttached()
  const pictures = brands(page).getByRole('listitem').first().locator('img')
  await expect(pictures).toHaveCount(1)
  for (const picture of await pictures.all()) {
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await picture.getAttribute('src')).toContain(new URL('assets/', page.url().replace(/business\/$/, '')).pathname)
  }
})

test('PUB-01 an invitation is verified by a press, once, and a toast comes and goes', async ({ page, lane, sandbox }) => {
  const address = `business/?invite_token=invite-${lane}`
  await page.goto(address)
  const toast = page.getByText('Confirm the email sent from')
  const verify = page.getByRole('button', { name: 'Verify my email address' })
  // A mail scanner opens the link, and presses nothing.
  await expect(verify).toBeVisible()
  expect(await sandbox.messagesTo(`${lane}@mail.example`)).toBe(0)
  await verify.click()
  await expect(toast).toBeVisible()
  await expect(toast).toBeHidden()
  await page.reload()
  await expect(brands(page)).toBeVisible()
  await expect(toast).toHaveCount(0)
  expect(await sandbox.messagesTo(`${lane}@mail.example`)).toBe(1)
})

test('PUB-05 a third party that never answers blocks nothing', async ({ page }) => {
  const button = 'https://button.example/book'
  let asked = false
  await page.route('https://button.example/**', () => {
    asked = true
  })
  await page.route(/\/business\/$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"thirdPartyButton":""', `"thirdPartyButton":"${button}"`)
    const policy = `${response.headers()['content-security-policy'] ?? ''}; frame-src https://button.example`
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  await page.goto('business/', { waitUntil: 'domcontentloaded' })
  await expect(brands(page)).toBeVisible()
  await page.getByTitle('Offer of our partner').scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toBe(true)
  await page.getByLabel('Email').fill('ada')
  await page.getByRole('button', { name: 'Tell me when' }).click()
  await expect(page.getByText('Invalid email')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
})
