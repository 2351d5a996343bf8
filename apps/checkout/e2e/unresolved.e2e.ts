import type { BrowserContext, Page } from '@playwright/test'
import { hold } from '../../e2e/hold.ts'
import { expect, test } from '../../e2e/test.ts'
import { expectAt, expectPaidOnce, holdPurchase, onward, pay, payByCard, purchases, toPayment, typeCard } from './steps.ts'

test('NET-08 with storage blocked, the page asks before the charge, and before it is left during the charge', async ({
  page,
  guest,
  sandbox,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked.', 'SecurityError')
        },
      })
  })
  await toPayment(page, guest)
  await typeCard(page)
  const held = await hold(page, purchases)
  await pay(page).click()
  await page.getByRole('alertdialog', { name: 'Keep this page open' }).getByRole('button', { name: /^Pay/ }).click()
  await held.reached
  const asked = page.waitForEvent('dialog')
  const left = page.evaluate(() => location.reload())
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await left
  await held.letGo()
  await expectPaidOnce(page, sandbox, guest)
})

test(
  'NET-08 Back during the charge and another checkout: the charge is confirmed before anything else is paid',
  { tag: '@engines' },
  async ({ page, guest, sandbox }) => {
    await page.goto('store/')
    await toPayment(page, guest)
    const held = await holdPurchase(page, 'after')
    await page.goBack()
    await page.goto('checkout/?ico_id=ico-50')
    await held.letGo()
    await expectAt(page, 'Purchase Successful')
    await expect(page.getByText('$100.00').first()).toBeVisible()
    expect(await sandbox.chargesOf(guest.email)).toHaveLength(1)
  },
)

test('NET-08 a tab that is closed during the charge: the next visit looks it up, and gives it up before it goes on', async ({
  page,
  context,
  guest,
  sandbox,
}) => {
  await toPayment(page, guest)
  await holdPurchase(page)
  // The request that waits is dropped. Only then the tab closes: a tab that closes earlier would let it through.
  const dropped = page.waitForEvent('requestfailed')
  await page.goto('about:blank')
  await dropped
  await page.close()
  const next = await context.newPage()
  await next.goto('checkout/?ico_id=ico-50')
  await expectAt(next, 'An earlier payment hasn’t gone through yet')
  await next.reload()
  await expectAt(next, 'An earlier payment hasn’t gone through yet')
  await next.getByRole('button', { name: 'Cancel that payment and continue' }).click()
  await expect(onward(next)).toBeVisible()
  await next.reload()
  await expect(onward(next)).toBeVisible()
  expect(await sandbox.chargesOf(guest.email)).toHaveLength(0)
})

/** Another tab with everything that this one has saved. */
async function copyTab(page: Page, context: BrowserContext): Promise<Page> {
  const copied = await page.evaluate(() => Object.entries<string>(sessionStorage))
  const copy = await context.newPage()
  await copy.addInitScript((entries) => {
    if (sessionStorage.length === 0) for (const [name, value] of entries) sessionStorage.setItem(name, value)
  }, copied)
  await copy.goto(page.url())
  return copy
}

test('NET-08 of two copies of a tab, one gives up and pays: the other is asked before it pays again', async ({
  page,
  context,
  guest,
  sandbox,
}) => {
  await toPayment(page, guest)
  const held = await holdPurchase(page)
  await page.reload()
  await expectAt(page, 'An earlier payment hasn’t gone through yet')
  await held.letGo()

  const copy = await copyTab(page, context)
  await expectAt(copy, 'An earlier payment hasn’t gone through yet')

  await page.getByRole('button', { name: 'Cancel that payment and continue' }).click()
  await expectAt(page, 'Payment')
  await typeCard(page)
  await page.keyboard.press('Shift')
  await pay(page).click()
  await expectAt(page, 'Purchase Successful')

  await copy.getByRole('button', { name: 'Cancel that payment and continue' }).click()
  await expectAt(copy, 'Payment')
  await payByCard(copy)
  const question = copy.getByRole('alertdialog', { name: 'Pay this again?' })
  await question.getByRole('button', { name: 'Don’t pay again' }).click()
  await expect(question).toHaveCount(0)
  await expectPaidOnce(page, sandbox, guest)
})
