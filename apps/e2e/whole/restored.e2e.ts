import type { Page } from '@playwright/test'
import * as checkout from '../../checkout/e2e/steps.ts'
import { expect, test } from '../test.ts'
import { button } from './people.ts'
import { signIn } from '../signIn.ts'

// Back to a page that the browser has kept as it was left: in `ENGINES=all`, in a whole Chromium.
const restored = { tag: '@restored' } as const

/** Leaves for another page and comes back: the browser restores this one. */
async function leaveAndReturn(page: Page, leave: () => Promise<unknown> = () => page.goto('business/')): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => document.documentElement.setAttribute('data-restored', String(persisted)))
  })
  await leave()
  // Playwright's own `goBack` waits for a page that loads.
  await page.evaluate(() => history.back())
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true')
}

const payBill = (page: Page) => button(page, /^Pay \$/)

const firstPages = [
  'store/',
  'claim/',
  'checkout/?ico_id=ico-100',
  'checkout/subscribe',
  'gift/',
  'gift/?gift=dinner',
  'diner/?pos=tableside&location=lark&ticket=1042',
  'pos/?pos=tableside&location=harbor&ticket=1042',
  'managers/',
  'partners/',
  'bulk-gifting/',
  'embed/map',
]

for (const address of firstPages)
  test(`NET-13 ${address} is as it was left`, restored, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const before = await page.getByRole('main').ariaSnapshot()
    await leaveAndReturn(page)
    expect(await page.getByRole('main').ariaSnapshot()).toBe(before)
  })

test('NET-13 PUR-11 Back from the checkout, the amount can be changed and bought', restored, async ({ page }) => {
  const amount = page.getByLabel('Or type your own amount')
  await page.goto('store/?project=bonuspercent')
  await amount.fill('7511')
  await leaveAndReturn(page, async () => {
    await payBill(page).press('Enter')
    await checkout.expectAt(page, 'Your details')
  })
  await expect(amount).toHaveValue('7511')
  await amount.fill('7512')
  await payBill(page).press('Enter')
  await checkout.expectAt(page, 'Your details')
})

test('NET-08 NET-13 a purchase is paid once, left before it and after it', restored, async ({ page, guest, sandbox }) => {
  await checkout.toPayment(page, guest)
  await checkout.typeCard(page)
  await leaveAndReturn(page)
  await checkout.payByCard(page)
  await checkout.expectPaidOnce(page, sandbox, guest)
  await leaveAndReturn(page)
  await checkout.expectPaidOnce(page, sandbox, guest)
})

test('NET-08 NET-13 a purchase that was left while it was sent is found', restored, async ({ page, guest, sandbox }) => {
  await checkout.toPayment(page, guest)
  const held = await checkout.holdPurchase(page, 'after')
  await leaveAndReturn(page)
  await held.letGo()
  await checkout.expectPaidOnce(page, sandbox, guest)
})

test('PRT-14 NET-13 Back from the payment provider, the connection can be made again', restored, async ({ page }) => {
  await page.goto('partners/finances?project=harbor-rye')
  await signIn(page, 'ines@harborrye.example')
  const connect = page.getByRole('main').getByRole('button', { name: 'Connect an account' })
  await page.getByRole('main').getByLabel('Locations').selectOption({ index: 2 })
  const first = page.url()
  const leave = async () => {
    await connect.click()
    await page.waitForURL((url) => url.href !== first)
  }
  await leaveAndReturn(page, leave)
  await leave()
})
