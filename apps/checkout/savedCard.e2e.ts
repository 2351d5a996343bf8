import { hold } from '../e2e/hold.ts'
import { expect, test } from '../e2e/test.ts'
import { expectAt, pay, typeCard } from './e2e/steps.ts'

const me = /\/current_user$/

test.beforeEach(async ({ page, house }) => {
  await page.goto('checkout/?ico_id=ico-100')
  await page.getByRole('button', { name: 'Have an account? Sign in' }).click()
  await page.getByLabel('Email').fill(`member${house.settings.requiredEmailEnding ?? '@mail.example'}`)
  await page.getByLabel('Password', { exact: true }).fill('dinner4two')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
})

test('CHK-04 a saved card pays only once it is in sight again', async ({ page }) => {
  const held = await hold(page, me)
  await page.reload()
  await held.reached
  await expectAt(page, 'Payment')
  await expect(pay(page)).toBeDisabled()
  await held.letGo()
  await expect(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
  await expect(pay(page)).toBeEnabled()
})

test('CHK-03 a reload while the member is still being read forgets neither them nor their card', async ({ page }) => {
  const held = await hold(page, me)
  await page.reload()
  await held.reached
  await expectAt(page, 'Payment')
  await page.reload()
  await held.letGo()
  await expect(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
  await expect(pay(page)).toBeEnabled()
})

test('CHK-04 a saved card does not outlive its member: where they are not read, a card is typed', async ({ page }) => {
  await page.route(me, (route) => route.fulfill({ status: 401, json: {} }))
  await page.reload()
  await typeCard(page)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await pay(page).click()
  await expectAt(page, 'Purchase Successful')
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 360, height: 560 } })

  test('CHK-04 a double tap on the details’ button does not pay by a card that nobody has looked at', async ({ page }) => {
    await page.getByRole('button', { name: 'Change your details' }).click()
    await expectAt(page, 'Your details')
    await page.evaluate(() => scrollTo(0, 0))
    const { x, y, width, height } = (await page.getByRole('button', { name: 'Continue to payment' }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.dblclick(x + width / 2, y + height / 2, { delay: 80 })
    await expect(pay(page)).toBeEnabled()
    await expectAt(page, 'Payment')
    await pay(page).click()
    await expectAt(page, 'Purchase Successful')
  })

  test('NET-07 a refused payment says so where it is seen', async ({ page }) => {
    await page.route(/\/purchases$/, (route) => route.fulfill({ status: 422, json: { error: 'Please call your bank.' } }))
    await pay(page).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 2000)
    await pay(page).click()
    await expect(page.getByRole('alert')).toHaveText('Please call your bank.')
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect(pay(page)).toBeInViewport({ ratio: 1 })
  })
})
