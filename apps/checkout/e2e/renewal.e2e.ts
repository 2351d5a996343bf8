import type { Locator } from '@playwright/test'
import { expect, test } from '../../e2e/test.ts'
import { agree, cancelSubscription, confirmWallet, expectAt, expectPaidOnce, pay, sheet, toPayment, typeCard, wallet } from './steps.ts'

const monthly = 'checkout/subscribe?ico_id=ico-monthly'
const asked = 'Please agree to the renewal first. Nothing was charged.'

test(
  'SUB-01 SUB-02 no card and no key pays a renewal before the buyer has agreed to it',
  { tag: '@each-enterprise' },
  async ({ page, guest, sandbox, enterprise }) => {
    await toPayment(page, guest, `${monthly}&wallet=none`)
    const box = page.getByRole('checkbox', { name: /^I agree to pay \$40\.00 on the 21st/ })
    await expect(box).not.toBeChecked()
    await typeCard(page)
    await pay(page).press('Enter')
    await expect(page.getByText(asked)).toBeVisible()
    await expect(box).toBeFocused()
    expect(await sandbox.chargesOf(guest.email)).toEqual([])
    await page.keyboard.press('Space')
    await expect(page.getByText(asked)).toHaveCount(0)
    await pay(page).press('Enter')
    await expectPaidOnce(page, sandbox, guest)
    const terms = page.getByRole('region', { name: 'Your subscription renews until you cancel' })
    await expect(terms).toContainText('$40.00')
    await expect(terms).toContainText('December 21, 2026')
    await expect(terms.getByRole('link', { name: /^Manage or cancel/ })).toHaveAttribute(
      'href',
      enterprise.settings.manageSubscriptionUrl ?? /\/checkout\/subscription$/,
    )
  },
)

test('SUB-01 CHK-04 on a phone no button lies over the consent to a renewal', { tag: '@each-enterprise' }, async ({ page, guest }) => {
  const consent = page.getByText(/^I agree to pay/)
  const expectBelow = async (button: Locator) => {
    await page.evaluate(() => scrollTo(0, 0))
    await expect(consent).toBeVisible()
    await expect(button).toBeVisible()
    const [text, pressed] = await Promise.all([consent.boundingBox(), button.boundingBox()])
    expect(pressed?.y ?? 0).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0))
  }
  await toPayment(page, guest, monthly)
  await expectBelow(wallet(page))
  await agree(page)
  await expectBelow(wallet(page))
  await typeCard(page)
  await expectBelow(pay(page))
})

test('SUB-01 a wallet opens no sheet before the buyer has agreed to the renewal', async ({ page, guest, sandbox }) => {
  await toPayment(page, guest, monthly)
  await wallet(page).click()
  await expect(page.getByText(asked)).toBeVisible()
  await expect(sheet(page)).toHaveCount(0)
  await agree(page)
  await wallet(page).click()
  await confirmWallet(page)
  await expectPaidOnce(page, sandbox, guest)
})

test(
  'SUB-03 who has bought a subscription cancels it on the web, keeps it, and cancels it again; the consent is on record',
  { tag: '@each-enterprise' },
  async ({ page, guest, sandbox }) => {
    await toPayment(page, guest, `${monthly}&wallet=none`)
    await agree(page)
    await typeCard(page)
    await pay(page).press('Enter')
    await expectPaidOnce(page, sandbox, guest)
    const [charge] = await sandbox.chargesOf(guest.email)
    expect(charge?.consent).toMatch(
      /^I agree to pay \$40\.00 on the 21st of each month with the card or wallet that I pay with now, next on December 21, 2026/,
    )
    await page.getByText('Keep it safe: set a password').click()
    await page.getByLabel('Password', { exact: true }).fill('a-long-dinner')
    await page.getByLabel('Password again').fill('a-long-dinner')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByText('Your password is set.', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: /^Manage or cancel/ }).click()
    await page.getByLabel('Email').fill(guest.email)
    await page.getByLabel('Password', { exact: true }).fill('a-long-dinner')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expectAt(page, 'Your subscription')
    await expect(page.getByText('December 21, 2026')).toBeVisible()
    await cancelSubscription(page)
    await page.reload()
    const renewed = page.waitForRequest((request) => request.url().endsWith('/keep'))
    await page.getByRole('button', { name: 'Keep my subscription' }).press('Enter')
    expect((await renewed).postDataJSON()).toEqual({ amount_to_charge: '40.00', next_charge_on: '2026-12-21' })
    await cancelSubscription(page)
    expect(await sandbox.chargesOf(guest.email)).toHaveLength(1)
    expect(await sandbox.balanceOf(`credit of ${guest.email}`)).toBe(50_00)
  },
)
