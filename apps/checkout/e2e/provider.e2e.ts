import type { Page } from '@playwright/test'
import { hold } from '../../e2e/hold.ts'
import { expect, test } from '../../e2e/test.ts'
import { byCard, confirmWallet, expectAt, fillDetails, goOn, payByCard, toPayment, wallet } from './steps.ts'

const script = '**/__sandbox/stripe/standIn.ts**'

/** Reloads the page at the payment, with a slow read of the order. */
async function reloadSlowly(page: Page) {
  const held = await hold(page, '/purchase_options/')
  const scripts = page.waitForResponse(script)
  await page.reload()
  await scripts
  await held.letGo()
  await expectAt(page, 'Payment')
}

test('CHK-04 after a reload the card’s field and the wallet both pay', async ({ page, guest, sandbox }) => {
  await toPayment(page, guest)
  await expect(wallet(page)).toBeVisible()
  await reloadSlowly(page)
  await payByCard(page)
  await expectAt(page, 'Purchase Successful')

  await toPayment(page, guest)
  await expect(wallet(page)).toBeVisible()
  await reloadSlowly(page)
  await wallet(page).press('Enter')
  await confirmWallet(page)
  await expectAt(page, 'Purchase Successful')
  expect(await sandbox.chargesOf(guest.email)).toHaveLength(2)
})

test.describe('with a blocked script', () => {
  test.use({ tolerated: [/Failed to fetch dynamically imported module/] })

  test('CHK-04 the page works without our script of the card’s field, and loses nothing', async ({ page, guest }) => {
    const typing = Promise.withResolvers<void>()
    await page.route('**/*PaymentCard*.js', (route) => typing.promise.then(() => route.abort()))
    await fillDetails(page, guest)
    const isReadAgain = page.waitForResponse(page.url())
    typing.resolve()
    await isReadAgain
    // The page does not reload under the keys of a buyer who types.
    await page.keyboard.type('x')
    await page.keyboard.press('Backspace')
    await expect(page.getByLabel('Last name')).toBeFocused()
    await goOn(page)
    await expect(page.getByText('The secure card form did not open')).toBeVisible()
    await expect(page.getByText('Or pay by card')).toHaveCount(0)
    await page.getByRole('button', { name: 'Change your details' }).click()
    await expect(page.getByLabel('Last name')).toHaveValue('Moreau')
    await goOn(page)
    await page.unroute('**/*PaymentCard*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Card number')).toBeVisible()
  })
})

test('CHK-04 the space of wallets that never answer is given up after a while', async ({ page, guest }) => {
  await toPayment(page, guest)
  await expect(wallet(page)).toBeVisible()
  await page.clock.install()
  await page.goto('checkout/?ico_id=ico-100&wallet=silent')
  await expect(byCard(page)).toBeVisible()
  // The time counts from when their script has loaded, which the page does not show.
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(page.getByLabel('Card number')).toBeVisible({ timeout: 500 })
  }).toPass()
})
