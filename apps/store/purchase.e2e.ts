import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, wholly } from '../e2e/test.ts'

const amountField = (page: Page) => page.getByLabel('Or type your own amount')
const tab = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
const pay = (page: Page) => page.getByRole('button', { name: /^Pay / })

/** An amount in whole dollars that no other test types. */
const ownAmount = () => randomInt(1_000, 80_000)

test('NET-10 PUR-03 PUR-06 the link’s code and campaign go on to the checkout; a typed code replaces the link’s', async ({ page }) => {
  await page.goto('store/?code=spring-10&utm_source=mail&utm_campaign=supper')
  const tier = page.getByRole('link', { name: /^Pay \$50/ })
  await expect(tier).toHaveAttribute('href', /\/checkout\/\?ico_id=ico-50&code=spring-10&utm_source=mail&utm_campaign=supper$/)
  await page.getByLabel('Promo code').fill('feast')
  await expect(tier).toHaveAttribute('href', /code=feast&/)
  await page.getByLabel('Promo code').fill('')
  await expect(tier).not.toHaveAttribute('href', /code=/)
})

test('PUR-06 NET-10 a link’s code belongs to its restaurant, and is not used on another one’s page', async ({ page }) => {
  await page.goto('store/?project=Promotion&code=spring-10')
  await expect(page.getByLabel('Promo code')).toHaveValue('spring-10')
  await page.goto('store/?project=nogifting')
  await expect(page.getByText('Do you have a promo code?')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay \$50/ })).not.toHaveAttribute('href', /code=/)
  await page.goto('store/?project=promotion')
  await expect(page.getByLabel('Promo code')).toHaveValue('spring-10')
})

test('PUR-05 tabs have addresses: a link opens one, Back leads to the other, and a reload restores what was typed', async ({ page }) => {
  await page.goto('store/?project=bonuspercent#giftcards')
  await expect(tab(page, 'Gift Cards')).toHaveAttribute('aria-current', 'page')
  await tab(page, /credit$/).click()
  await amountField(page).fill('75')
  await expect(pay(page)).toHaveText('Pay $75')
  await page.reload()
  await expect(amountField(page)).toHaveValue('75')
  await page.goBack()
  await expect(tab(page, 'Gift Cards')).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await expect(amountField(page)).toHaveValue('75')
})

test(
  'PUR-11 PUR-12 NET-08 a double press creates one option and opens its checkout; Back restores the amount',
  { tag: '@each-enterprise' },
  async ({ page, sandbox }) => {
    const dollars = ownAmount()
    await page.goto('store/?project=bonuspercent&code=FEAST')
    await amountField(page).fill(String(dollars))
    await pay(page).dblclick()
    await expect(page).toHaveURL(/\/checkout\/\?ico_id=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your details')
    const made = await sandbox.optionsOf(dollars * 100)
    expect(made).toMatchObject([{ kind: 'ico', promoCode: 'FEAST' }])
    expect(new URL(page.url()).searchParams.get('ico_id')).toBe(made[0]?.id)
    await page.goBack()
    await expect(amountField(page)).toHaveValue(String(dollars))
    await expect(pay(page)).toBeEnabled()
  },
)

test.describe('on a server that does only what the contract requires', () => {
  test.use({ server: 'contract' })
  test('PUR-04 PUR-09 an amount is chosen, corrected and sent by keyboard alone', { tag: '@engines' }, async ({ page, sandbox }) => {
    const dollars = ownAmount()
    await page.goto('store/?project=discountpercent')
    await expect(page.getByRole('radio', { name: /^Pay \$87\.50/ })).toBeChecked()
    await tab(page, 'Gift Cards').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /^Pay \$218\.75/ })).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(amountField(page)).toBeFocused()
    await page.keyboard.type('x')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Invalid character')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(String(dollars))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/checkout\/\?ico_id=/)
    expect(await sandbox.optionsOf(dollars * 100)).toHaveLength(1)
  })
})

test('CAL-02 PUR-03 the tier nearest to the calculator’s amount, and not above it, comes first and is in view', async ({ page }) => {
  await page.goto('store/?project=twentytiers&spend=200')
  const nearest = page.getByRole('region', { name: 'Closest to your $200 a month' }).getByRole('link')
  await expect(nearest).toHaveText(/^Pay \$200/)
  await expect(nearest).toBeInViewport(wholly)
  await expect(page.getByRole('link', { name: /^Pay / })).toHaveCount(20)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('ENT-06 the first part of the host changes the headline and the tab', { tag: '@each-enterprise' }, async ({ page, baseURL }) => {
  const at = (prefix: string) => new URL('store/', (baseURL ?? '').replace('//localhost', `//${prefix}.localhost`)).href
  await page.goto(at('give'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give a good meal')
  await expect(tab(page, 'Gift Cards')).toHaveAttribute('aria-current', 'page')
  await page.goto(at('pass'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dine with your pass')
  await expect(tab(page, 'See where the pass is taken')).toHaveAttribute('href', /\/embed\/map\?pass=true$/)
})

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 1000 } })

  test('PUR-04 PUR-11 the button does not move under the pointer while the quote beside it changes', async ({ page }) => {
    await page.goto('store/?project=bonuspercent')
    await amountField(page).fill('75067.89')
    // In ms: the quote changes during the press.
    await page.getByRole('button', { name: /^Pay/ }).click({ delay: 800 })
    await expect(page).toHaveURL(/\/checkout\/\?ico_id=/)
  })
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 657 } })

  test('PUR-04 the price and its value are in view when the page opens', async ({ page }) => {
    await page.goto('store/?project=bonuspercent')
    await expect(pay(page)).toBeInViewport(wholly)
    await expect(page.getByText(/^You get/)).toBeInViewport(wholly)
  })
})
