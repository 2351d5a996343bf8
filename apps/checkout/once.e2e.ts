import { expect, test } from '../e2e/test.ts'
import { expectAt, expectPaidOnce, holdPurchase, pay, payByCard, purchases, toPayment, typeCard } from './e2e/steps.ts'

test('NET-08 a double click and Enter charge once', async ({ page, guest, sandbox }) => {
  await toPayment(page, guest)
  await typeCard(page)
  await pay(page).dblclick()
  await page.keyboard.press('Enter')
  await expectAt(page, 'Purchase Successful')
  expect(await sandbox.chargesOf(guest.email)).toMatchObject([{ optionId: 'ico-100', amount: 100 }])
})

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

test('NET-08 an answer lost after the charge is looked up, and nothing is sent again', async ({ page, guest, sandbox }) => {
  await toPayment(page, guest)
  await typeCard(page)
  await sandbox.fault({ name: 'lostAnswer', path: '/purchases', times: 1 })
  await pay(page).click()
  await expectPaidOnce(page, sandbox, guest)
})

test('NET-08 a reload during the charge looks it up, before and after the server has charged', async ({ page, guest, sandbox }) => {
  await toPayment(page, guest)
  const held = await holdPurchase(page)
  await page.reload()
  await expectAt(page, 'An earlier payment has not arrived so far')
  expect(await sandbox.chargesOf(guest.email)).toHaveLength(0)
  await held.letGo()
  await page.getByRole('button', { name: 'Give it up and go on' }).click()
  await expectAt(page, 'Payment')
  await page.keyboard.press('Shift')
  await payByCard(page)
  await expectPaidOnce(page, sandbox, guest)
})

test('NET-08 Back and Forward during the charge look it up and charge once', async ({ page, guest, sandbox }) => {
  await page.goto('store/')
  await toPayment(page, guest)
  const held = await holdPurchase(page, 'after')
  await page.goBack()
  await page.goForward()
  await held.letGo()
  await expectPaidOnce(page, sandbox, guest)
})

test('NET-08 offline, nothing is sent before the payment is looked up', async ({ page, guest, sandbox }) => {
  await toPayment(page, guest)
  await typeCard(page)
  await sandbox.fault({ name: 'offline', path: '/purchases' })
  await pay(page).click()
  await expectAt(page, 'We can’t reach the server')
  await expect(pay(page)).toHaveCount(0)
  await sandbox.calm()
  await page.getByRole('button', { name: 'Look again' }).click()
  await expectAt(page, 'Your payment has not arrived so far')
  await pay(page).press('Enter')
  await page.keyboard.press('Enter')
  await expectPaidOnce(page, sandbox, guest)
})

test('CHK-06 a reload shows the confirmation again; opening the same link starts again', async ({ page, guest, sandbox }) => {
  await toPayment(page, guest)
  await payByCard(page)
  await expectAt(page, 'Purchase Successful')
  await page.reload()
  await expectAt(page, 'Purchase Successful')
  await toPayment(page, guest)
  await payByCard(page)
  await expectAt(page, 'Purchase Successful')
  expect(await sandbox.chargesOf(guest.email)).toHaveLength(2)
})
