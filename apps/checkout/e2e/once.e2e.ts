import { expect, test } from '../../e2e/test.ts'
import { pay, purchases, toPayment, typeCard } from './steps.ts'

test('NET-08 a held Enter key pays once, also if the card is declined', async ({ page, guest }) => {
  const purchase = page.waitForResponse((response) => purchases.test(new URL(response.url()).pathname))
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && purchases.test(new URL(request.url()).pathname)) sent += 1
  })
  await toPayment(page, guest)
  await typeCard(page, '4000000000000002')
  await pay(page).focus()
  await page.keyboard.down('Enter')
  await purchase
  await expect(page.getByText(/declined/)).toBeVisible()
  for (let times = 0; times < 10; times += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByText(/declined/)).toBeVisible()
  expect(sent).toBe(1)
})
