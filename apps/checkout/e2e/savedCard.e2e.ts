import { expect, test } from '../../e2e/test.ts'
import { expectAt, goOn, pay, signIn, typeCard } from './steps.ts'

test('NET-02 CHK-04 a member whose token ends during the payment is told, and pays as a guest', async ({ page, enterprise }) => {
  await signIn(page, enterprise)
  await goOn(page)
  await expect(page.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
  await page.route(/\/purchases$/, (route) =>
    route.request().headers()['authorization'] === undefined ? route.continue() : route.fulfill({ status: 401, json: {} }),
  )
  await pay(page).click()
  await expect(page.getByRole('alert')).toHaveText(/^You are no longer signed in, so the card that you chose cannot pay/)
  await typeCard(page)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await pay(page).click()
  await expectAt(page, 'Purchase Successful')
})
