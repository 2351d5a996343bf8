import type { Locator } from '@playwright/test'
import { agree, goOn, openCard, pay, signIn, toPayment, typeCard } from '../../checkout/e2e/steps.ts'
import { expect, test } from '../../e2e/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Whether all of the text is in the window, and nothing covers it. */
const isWhole = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 4, y)))
  })

test('PUR-09 the error of an amount is shown above the bar at the window’s bottom', { tag: '@each-enterprise' }, async ({ page }) => {
  // Its amounts push the field to the bar.
  await page.goto('store/?project=bonuspercent')
  await page.getByLabel('Or type your own amount').fill('3')
  const mistake = page.getByText('Minimum amount is $25')
  await expect(mistake).toBeVisible()
  await expect.poll(() => isWhole(mistake)).toBe(true)
})

test('CHK-04 the bank’s answer is shown above the bar at the window’s bottom', async ({ page, guest }) => {
  await toPayment(page, guest, 'checkout/subscribe?ico_id=ico-monthly')
  await agree(page)
  await typeCard(page, '4000000000009995')
  await pay(page).click()
  const declined = page.getByRole('alert')
  await expect(declined).toHaveText(/not enough money/)
  await expect.poll(() => isWhole(declined)).toBe(true)
})

test('CHK-04 the reason why the chosen card fails is shown above the bar at the window’s bottom', async ({ page, enterprise }) => {
  await signIn(page, enterprise)
  await goOn(page)
  await expect(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
  await page.route(/\/current_user$/, (route) => route.fulfill({ status: 401, json: {} }))
  await page.reload()
  await openCard(page)
  const why = page.getByRole('alert').getByText(/^You are no longer signed in/)
  await expect.poll(() => isWhole(why)).toBe(true)
})

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('CHK-02 nothing is sticky but the form', { tag: '@each-enterprise' }, async ({ page }) => {
    await page.goto('checkout/?gco_id=gco-50')
    // The app has taken the place of the shell, and the order has come.
    await expect(page.getByRole('button', { name: 'Have an account? Sign in' })).toBeEnabled()
    await expect(page.getByLabel('Email')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Continue to payment' })).not.toBeInViewport()
    // The order stands above the form here.
    await page.setViewportSize({ width: 700, height: 390 })
    await expect(page.getByRole('button', { name: /^Your order/ })).toBeInViewport()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: /^Your order/ })).not.toBeInViewport()
  })
})
