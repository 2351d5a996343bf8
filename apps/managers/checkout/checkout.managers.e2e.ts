import type { Page } from '@playwright/test'
import { hold } from '../../e2e/hold.ts'
import { expectFitsLarge } from '../../e2e/large.ts'
import { choose, pressOn, typeInto } from '../../e2e/tabTo.ts'
import { expect, test } from '../../e2e/test.ts'
import { signManagerIn } from '../../e2e/signIn.ts'

// The manager's browser is far from the restaurant: its days and times are the restaurant's.
test.use({ timezoneId: 'Pacific/Auckland' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** From the check number to the payment, with a tip of 20 %. */
async function toPayment(page: Page): Promise<void> {
  await page.getByLabel('Check number').fill('1042')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: '20% $19.20' }).click()
  await page.getByRole('button', { name: 'Continue to savings' }).click()
  await expect(heading(page, 'Payment')).toBeVisible()
}

/** By key: taps are ignored for a moment after the payment has appeared. */
const pay = (page: Page) => page.getByRole('button', { name: 'Pay $97.88' }).press('Enter')

/** Every test has a location and a guest of its own, because they share the ledger. */
const enterCheckAt = (location: string, guest: string) => `managers/enter-check-number?location_id=${location}&user_id=${guest}`
const paidOnce = [{ check: '1042', paid: 103_68, charged: 97_88 }]

test(
  'MGR-09 MGR-10 NET-08 a manager pays a check once, and goes back and forth on the way',
  { tag: '@engines' },
  async ({ page, sandbox }) => {
    await page.goto(enterCheckAt('708', '9004'))
    await signManagerIn(page, sandbox, '12125550195')
    await toPayment(page)
    await page.goBack()
    await expect(page.getByRole('button', { name: '20% $19.20' })).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(page.getByRole('button', { name: '20% $19.20' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Continue to savings' }).click()
    await pay(page)
    await expect(heading(page, 'Payment Successful')).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Payment Successful')).toBeVisible()
    await page.getByRole('link', { name: 'Done' }).click()
    await expect(heading(page, 'Choose a location')).toBeVisible()
    expect(await sandbox.checkPaymentsAt('708')).toEqual(paidOnce)
  },
)

test('MGR-08 a check that is found after its number was corrected does not open', async ({ page, sandbox }) => {
  await page.goto(enterCheckAt('708', '9006'))
  await signManagerIn(page, sandbox, '12125550197')
  const [number, next] = [page.getByLabel('Check number'), page.getByRole('button', { name: 'Next' })]
  const held = await hold(page, '/tickets/1042')
  const answer = page.waitForResponse(/tickets\/1042/)
  await number.fill('1042')
  await next.click()
  await held.reached
  await number.fill('1043')
  await expect(next).not.toHaveAttribute('aria-busy')
  await held.letGo()
  await (await answer).finished()
  await next.click()
  await expect(page.getByText('Check 1043')).toBeVisible()
  await expect(page.getByText('Check 1042')).toBeHidden()
})

test('AT-01 NET-08 a manager signs in and pays a check by keyboard alone; reloaded before its answer, it is looked up, and shown as paid once', async ({
  page,
  sandbox,
}) => {
  // Each key is pressed by itself, which takes long on a busy machine.
  test.setTimeout(60_000)
  const [phone, button] = ['12125550196', (name: string) => page.getByRole('button', { name })]
  await page.goto(enterCheckAt('716', '9005'))
  await typeInto(page, page.getByLabel('Phone number'), phone)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Verification code')).toBeFocused()
  await page.keyboard.type(await sandbox.codeFor(phone))
  await expect(heading(page, 'Enter Check Number')).toBeVisible()
  await typeInto(page, page.getByLabel('Check number'), '1042')
  await page.keyboard.press('Enter')
  await choose(page, page.getByRole('group', { name: 'Tip', exact: true }), button('20% $19.20'))
  await expectFitsLarge(page, button('Continue to savings'))
  await pressOn(page, button('Continue to savings'))
  await expect(heading(page, 'Payment')).toBeFocused()
  await expectFitsLarge(page, button('Pay $97.88'))
  const held = await hold(page, '/tickets/pay', 'after')
  await pressOn(page, button('Pay $97.88'))
  await held.reached
  await page.reload()
  await held.letGo()
  await expect(heading(page, 'Payment Successful')).toBeVisible()
  expect(await sandbox.checkPaymentsAt('716')).toEqual(paidOnce)
})
