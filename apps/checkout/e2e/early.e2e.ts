import { hold } from '../../e2e/hold.ts'
import { expect, test } from '../../e2e/test.ts'
import { expectAt, fillBuyer, heading, onward, openCard, pay } from './steps.ts'

test('CHK-02 details that are typed and sent before the app and the order have arrived lead to the payment', async ({ page, guest }) => {
  const app = await hold(page, '/assets/react-')
  const order = await hold(page, '/purchase_options/', 'after')
  await page.goto('checkout/?ico_id=ico-100', { waitUntil: 'commit' })
  await app.reached
  await fillBuyer(page, guest)
  await onward(page).click()
  await app.letGo()
  // The app has the press, and waits for the order.
  await expect(onward(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(heading(page)).toHaveText('Your details')
  await order.letGo()
  await expectAt(page, 'Payment')
  await openCard(page)
  await expect(pay(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Email')).toHaveValue(guest.email)
})

test('CHK-02 who types while the order is read stays in the field', async ({ page }) => {
  const order = await hold(page, '/purchase_options/', 'after')
  await page.goto('checkout/?ico_id=ico-100')
  await order.reached
  await page.getByLabel('First name').pressSequentially('Ad')
  await order.letGo()
  await expect(page.getByRole('button', { name: 'Have an account? Sign in' })).toBeEnabled()
  await page.keyboard.type('a')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
})
